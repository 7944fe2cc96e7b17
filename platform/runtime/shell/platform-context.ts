import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Platform } from './create-platform.ts'

export const PlatformContext = createContext<Platform | null>(null)

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext)
  if (!platform) throw new Error('This belongs inside the Root that startShell draws.')
  return platform
}

/** The router's state, drawn at once: the frame and the page in it change in one frame. */
export function useRouterState() {
  const { router } = usePlatform()
  return useSyncExternalStore(router.subscribe, () => router.state)
}
