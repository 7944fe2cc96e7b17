import { changePreferences, getPreferences } from 'contracts'
import { forMembers, type IdentityRow } from '../../../http/fixtures/identity.ts'

export const preferenceIdentity: readonly IdentityRow[] = [
  { endpoint: getPreferences, input: async () => ({}), statuses: forMembers(200) },
  {
    endpoint: changePreferences,
    input: async () => ({ body: { genders: ['female'], min_age: 25, max_age: 40, near: 'region' } }),
    statuses: forMembers(200),
  },
]
