import { createContext, useContext, useEffect } from 'react'

/** Keeps the running version of a remote in the page. Returns the function that ends this. */
export type HoldVersion = () => () => void

/** Each root of a remote gets its remote's; elsewhere, as in the shell, there is no version to hold. */
export const HoldVersionContext = createContext<HoldVersion>(() => () => {})

/** For work that begins and ends in event handlers; `useUnsavedWork` suits work that is known while rendering. */
export function useHoldVersion(): HoldVersion {
  return useContext(HoldVersionContext)
}

/**
 * While `when` is true, no other version of this remote replaces the running one: that would cost the visitor the work.
 * `useLeaveGuard` includes it.
 */
export function useUnsavedWork(when: boolean) {
  const hold = useHoldVersion()
  useEffect(() => (when ? hold() : undefined), [when, hold])
}
