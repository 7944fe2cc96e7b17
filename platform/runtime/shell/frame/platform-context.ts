import { createContext, useContext, useSyncExternalStore } from 'react'
import type { RouterState } from 'react-router'
import type { Platform } from '../create-platform.ts'

export const PlatformContext = createContext<Platform | null>(null)

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext)
  if (!platform) throw new Error('This must be rendered inside the Root of startShell.')
  return platform
}

/**
 * Selects a part of the router's state. It updates synchronously, so that the frame and its page change in one paint, and
 * rerenders only if the selected part changes.
 */
export function useRouterState<Selected>(select: (state: RouterState) => Selected): Selected {
  const { router } = usePlatform()
  const selected = () => select(router.state)
  return useSyncExternalStore(router.subscribe, selected, selected)
}
