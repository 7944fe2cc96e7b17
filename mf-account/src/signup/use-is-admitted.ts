import { hasTrafficSource, maySignUp } from 'contracts'
import { useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'

/** §4: whether this brand takes a visitor who came by this way. */
export function useIsAdmitted(): boolean {
  const settings = useSettings()
  return maySignUp(settings, hasTrafficSource(useStore((store) => store.tracking)))
}
