import { useSettings } from 'shared-state/session'
import { askedFields } from './asked-fields.ts'

export function useAskedFields() {
  return askedFields(useSettings())
}
