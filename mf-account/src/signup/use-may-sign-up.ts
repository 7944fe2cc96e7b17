import { hasTrafficSource, maySignUp } from 'contracts'
import { useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'

/** §4: whether the brand accepts a signup from this visitor. */
export function useMaySignUp(): boolean {
  const settings = useSettings()
  return maySignUp(settings, hasTrafficSource(useStore((store) => store.tracking)))
}
