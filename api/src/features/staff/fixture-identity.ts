import {
  addPasskey,
  addTotp,
  beginPasskey,
  beginTotp,
  beginVerify,
  exportStaffLog,
  getStaff,
  grantStaffRole,
  noteActivity,
  readStaffLog,
  removeFactor,
  renewRecoveryCodes,
  revokeStaffRole,
  staffOfBrand,
  verifyFactor,
} from 'contracts'
import { newId } from '../../db/new-id.ts'
import { forStaff, type IdentityCase, type IdentityRow, type Person } from '../../http/fixtures/identity.ts'
import { staffFactor } from '../../tables/staff.ts'
import { addMember } from '../account/fixture-member.ts'
import { identity as brands } from './brands/fixture-identity.ts'
import { codeIdentity } from './codes/fixture-code-identity.ts'
import { complaintsIdentity } from './complaints/fixture-complaints-identity.ts'
import { figureIdentity } from './figures/fixture-identity.ts'
import { identity as members } from './members/fixture-identity.ts'
import { identity as money } from './money/fixture-identity.ts'
import { operationsIdentity } from './operations/fixture-operations-identity.ts'
import { priceIdentity } from './prices/fixture-price-identity.ts'
import { queueIdentity } from './queue/fixture-queue-identity.ts'
import { releaseIdentity } from './releases/fixture-identity.ts'

/** No browser sends it: the matrix is about the caller. */
const newPasskey = {
  name: 'Key',
  credential: {
    id: 'aa',
    rawId: 'aa',
    type: 'public-key',
    response: { clientDataJSON: 'aa', attestationObject: 'aa' },
  },
}

/** Adds two factors, so that one can be removed. */
const factorOf = (ownerOf: (about: IdentityCase) => Person) => async (about: IdentityCase) => {
  const { brandId, memberId } = ownerOf(about)
  const [id, other] = [newId(), newId()]
  const factor = {
    brandId,
    memberId,
    kind: 'totp',
    name: 'Phone',
    sealedSecret: 'x',
    createdAt: new Date(),
  } as const
  await about.database.db.insert(staffFactor).values([
    { ...factor, id },
    { ...factor, id: other },
  ])
  return { body: { id } }
}

const roleOf =
  (brandOf: (about: IdentityCase) => { readonly brandId: string }) => async (about: IdentityCase) => {
    const { memberId } = await addMember(about.database, { brandId: brandOf(about).brandId })
    return { body: { member: memberId, role: 'finance', reason: 'A new colleague' } }
  }

/** About the caller, whatever their roles, and how they come by a second factor. */
const ofCaller = { staffRoles: 'any', secondFactor: 'none' } as const

const changesRole: Omit<IdentityRow, 'endpoint'> = {
  input: roleOf(({ me }) => me),
  statuses: forStaff(204),
  staffRoles: [],
  secondFactor: 'fresh',
  // No admin finds a member of another brand.
  foreign: [roleOf(({ far: [one] }) => one)],
}

export const identity: readonly IdentityRow[] = [
  { endpoint: getStaff, statuses: forStaff(200), ...ofCaller },
  { endpoint: beginPasskey, statuses: forStaff(200), ...ofCaller },
  { endpoint: addPasskey, input: () => ({ body: newPasskey }), statuses: forStaff(422), ...ofCaller },
  { endpoint: beginTotp, statuses: forStaff(200), ...ofCaller },
  {
    endpoint: addTotp,
    input: () => ({ body: { name: 'Phone', code: '000000' } }),
    statuses: forStaff(422),
    ...ofCaller,
  },
  { endpoint: beginVerify, statuses: forStaff(200), ...ofCaller },
  {
    endpoint: verifyFactor,
    input: () => ({ body: { recovery_code: 'unknown' } }),
    statuses: forStaff(422),
    ...ofCaller,
  },
  { endpoint: noteActivity, statuses: forStaff(204), ...ofCaller },
  {
    endpoint: removeFactor,
    input: factorOf(({ me }) => me),
    statuses: forStaff(200),
    staffRoles: 'any',
    secondFactor: 'fresh',
    foreign: [factorOf(({ stranger }) => stranger)],
  },
  { endpoint: renewRecoveryCodes, statuses: forStaff(200), staffRoles: 'any', secondFactor: 'fresh' },
  { endpoint: staffOfBrand, statuses: forStaff(200), staffRoles: [] },
  { endpoint: readStaffLog, statuses: forStaff(200), staffRoles: [] },
  {
    endpoint: exportStaffLog,
    input: () => ({ body: { what: 'nothing' } }),
    statuses: forStaff(200),
    staffRoles: [],
    secondFactor: 'fresh',
  },
  { endpoint: grantStaffRole, ...changesRole },
  { endpoint: revokeStaffRole, ...changesRole },
  ...queueIdentity,
  ...members,
  ...money,
  ...codeIdentity,
  ...priceIdentity,
  ...complaintsIdentity,
  ...brands,
  ...figureIdentity,
  ...releaseIdentity,
  ...operationsIdentity,
]
