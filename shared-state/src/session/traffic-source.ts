import { useStore } from '../state/store.ts'
import { currentRole } from './session.ts'

/** §6: whom visitors may find, and whether they may see a profile, can depend on where they came from. */
export function trafficSource() {
  const { network, ref } = useStore.getState().tracking
  if (currentRole() !== 'visitor') return {}
  return { ...(network !== undefined && { network }), ...(ref !== undefined && { ref }) }
}
