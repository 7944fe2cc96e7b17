import { hasTrafficSource, maySignUp, mayVisitorSearch } from 'contracts'
import { currentRole, currentSettings, useRole, useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'

/** §6: whether the viewer may search. */
export function useMaySearch(): boolean {
  const role = useRole()
  const settings = useSettings()
  const tracking = useStore((store) => store.tracking)
  return role !== 'visitor' || mayVisitorSearch(settings, hasTrafficSource(tracking))
}

/** The same, read once, for navigation. */
export function maySearchNow(): boolean {
  const { tracking } = useStore.getState()
  return currentRole() !== 'visitor' || mayVisitorSearch(currentSettings(), hasTrafficSource(tracking))
}

/** §4: whether the brand accepts sign-ups from this visitor's traffic source. */
export function useMaySignUp(): boolean {
  const settings = useSettings()
  const tracking = useStore((store) => store.tracking)
  return maySignUp(settings, hasTrafficSource(tracking))
}
