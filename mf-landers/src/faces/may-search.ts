import { hasTrafficSource, mayVisitorSearch } from 'contracts'
import { currentSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'

/** §6: whether this visitor may search, which a visit does not change. */
export function maySearch(): boolean {
  return mayVisitorSearch(currentSettings(), hasTrafficSource(useStore.getState().tracking))
}
