import { changeRelease, getReleaseHistory, getReleases } from 'contracts'
import { forStaff, type IdentityRow } from '../../../http/fixtures/identity.ts'

const forAdmins = { staffRoles: [] } as const

/** The site of the matrix has no releases. */
export const releaseIdentity: readonly IdentityRow[] = [
  { endpoint: getReleases, statuses: forStaff(200), ...forAdmins },
  {
    endpoint: getReleaseHistory,
    input: () => ({ query: { name: 'mf-chat' } }),
    statuses: forStaff(404),
    ...forAdmins,
  },
  {
    endpoint: changeRelease,
    input: () => ({ body: { action: 'rollback', name: 'mf-chat', reason: 'Wrong prices' } }),
    statuses: forStaff(200),
    secondFactor: 'fresh',
    ...forAdmins,
  },
]
