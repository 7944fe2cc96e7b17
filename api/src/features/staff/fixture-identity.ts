import { getStaff, grantStaffRole, revokeStaffRole, staffOfBrand } from 'contracts'
import { forStaff, type IdentityCase, type IdentityRow } from '../../http/fixtures/identity.ts'
import { addMember } from '../account/fixture-member.ts'

const roleOf =
  (brandOf: (about: IdentityCase) => { readonly brandId: string }) => async (about: IdentityCase) => {
    const { memberId } = await addMember(about.database, { brandId: brandOf(about).brandId })
    return { body: { member: memberId, role: 'finance', reason: 'A new colleague' } }
  }

const changesRole = {
  input: roleOf(({ me }) => me),
  statuses: forStaff(204),
  staffRoles: [],
  // No admin finds a member of another brand.
  foreign: [roleOf(({ far: [one] }) => one)],
}

export const identity: readonly IdentityRow[] = [
  { endpoint: getStaff, statuses: forStaff(200), staffRoles: 'any' },
  { endpoint: staffOfBrand, statuses: forStaff(200), staffRoles: [] },
  { endpoint: grantStaffRole, ...changesRole },
  { endpoint: revokeStaffRole, ...changesRole },
]
