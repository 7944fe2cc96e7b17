import { isFieldRequested, type OwnProfile } from 'contracts'
import { useSettings } from 'shared-state/session'

/** Returns whether the brand asks for a profile field. */
export function useRequestedFields() {
  const settings = useSettings()
  return (field: keyof OwnProfile) => isFieldRequested(field, settings)
}
