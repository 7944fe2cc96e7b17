import * as contract from 'contracts'
import type { Transaction } from '../../../db/database.ts'
import { hourly } from '../../../http/limits/hourly.ts'
import { refuse } from '../../../http/refusal.ts'
import { type Call, type Route, route } from '../../../http/route.ts'
import { recordCall } from '../record-call.ts'
import { type Candidate, findCandidate } from './find-candidate.ts'
import { findStaffOfBrand } from './find-staff-of-brand.ts'
import { grantRole, revokeRole } from './roles.ts'

const forAdmins = { access: 'staff', roles: [] } as const
const changes = { ...forAdmins, secondFactor: 'fresh', limit: hourly('staff-roles', 100) } as const

type RoleCall = Pick<
  Call<typeof contract.grantStaffRole, 'staff'>,
  'body' | 'brand' | 'session' | 'database' | 'clock' | 'request'
>

/** Changes a role of somebody else and records it; does neither if it is as they want it. */
async function change(
  call: RoleCall,
  action: 'roles grant' | 'roles revoke',
  work: (tx: Transaction, candidate: Candidate) => Promise<boolean>,
): Promise<undefined> {
  const { body, brand, session, database } = call
  await database.inTransaction(async (tx) => {
    const candidate = await findCandidate(tx, brand.id, body.member)
    if (!candidate) refuse('not_found', { fields: { member: 'not_found' } })
    if (candidate.memberId === session.memberId) refuse('forbidden')
    if (!(await work(tx, candidate))) return
    const { role, reason } = body
    await recordCall(tx, call, { action, subject: candidate.memberId, reason, details: { role } })
  })
  return undefined
}

/** Admins give and take roles at their brand. */
export const roleRoutes: readonly Route[] = [
  route(contract.staffOfBrand, forAdmins, async ({ brand, db }) => ({
    staff: await findStaffOfBrand(db, brand.id),
  })),

  route(contract.grantStaffRole, changes, (call) =>
    change(call, 'roles grant', (tx, { isConfirmed, ...candidate }) => {
      if (!isConfirmed) refuse('invalid_input', { fields: { member: 'invalid_input' } })
      const { role } = call.body
      const by = call.session.memberId
      return grantRole(tx, candidate, { atBrand: call.brand.id, role, by, now: call.clock.now() })
    }),
  ),

  route(contract.revokeStaffRole, changes, (call) =>
    change(call, 'roles revoke', (tx, candidate) =>
      revokeRole(tx, candidate, { atBrand: call.brand.id, role: call.body.role }),
    ),
  ),
]
