import { useSettings } from 'shared-state/session'
import { requestedFields } from './requested-fields.ts'

export function useRequestedFields() {
  return requestedFields(useSettings())
}
