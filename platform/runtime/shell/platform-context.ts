import { createContext, useContext, useSyncExternalStore } from 'react'
import type { RouterState } from 'react-router'
import type { Platform } from './create-platform.ts'

export const PlatformContext = createContext<Platform | null>(null)

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext)
  if (!platform) throw new Error('This belongs inside the Root that startShell draws.')
  return platform
}

/**
 * What is picked of the router's state, drawn at once: the frame and the page in it change in one frame. Who picks little
 * is not drawn again for the rest.
 */
export function useRouterState<Picked>(pick: (state: RouterState) => Picked): Picked {
  const { router } = usePlatform()
  return useSyncExternalStore(router.subscribe, () => pick(router.state))
}
