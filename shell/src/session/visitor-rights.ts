import { hasTrafficSource, maySignUp, mayVisitorSearch } from 'contracts'
import { currentRole, currentSettings, useRole, useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'

/** §6: whether whoever looks at the page may search. */
export function useMaySearch(): boolean {
  const role = useRole()
  const settings = useSettings()
  const tracking = useStore((store) => store.tracking)
  return role !== 'visitor' || mayVisitorSearch(settings, hasTrafficSource(tracking))
}

/** The same, at the moment of a change of page. */
export function maySearchNow(): boolean {
  const { tracking } = useStore.getState()
  return currentRole() !== 'visitor' || mayVisitorSearch(currentSettings(), hasTrafficSource(tracking))
}

/** §4: whether this brand takes a visitor who came by this way. */
export function useMaySignUp(): boolean {
  const settings = useSettings()
  const tracking = useStore((store) => store.tracking)
  return maySignUp(settings, hasTrafficSource(tracking))
}
