import { getStaff } from 'contracts'
import { forStaff, type IdentityRow } from '../../http/fixtures/identity.ts'

export const identity: readonly IdentityRow[] = [
  { endpoint: getStaff, statuses: forStaff(200), staffRoles: 'any' },
]
