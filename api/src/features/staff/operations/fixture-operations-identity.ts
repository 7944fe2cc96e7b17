import { getOperations, retryOutbox } from 'contracts'
import { forStaff, type IdentityRow } from '../../../http/fixtures/identity.ts'

export const operationsIdentity: readonly IdentityRow[] = [
  { endpoint: getOperations, statuses: forStaff(200), staffRoles: [] },
  {
    endpoint: retryOutbox,
    input: () => ({ body: { id: 'none' } }),
    statuses: forStaff(200),
    staffRoles: [],
  },
]
