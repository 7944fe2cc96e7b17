import { type StaffAction, type StaffRole, staffRoles } from 'contracts'
import type { Transaction } from '../../db/database.ts'
import { CommandError } from '../../db/run-command.ts'
import { notifyOfFactor } from '../../features/account/notify-owner.ts'
import { forgetFactors } from '../../features/staff/factors/factors.ts'
import { type Candidate, findCandidate } from '../../features/staff/roles/find-candidate.ts'
import { findStaffOfBrand } from '../../features/staff/roles/find-staff-of-brand.ts'
import { grantRole, revokeRole } from '../../features/staff/roles/roles.ts'
import { columns } from '../columns.ts'
import { changeAsStaff, type StaffCall, staffName, type Topic } from '../staff-command.ts'

export const roles: Topic = {
  usage: [
    'roles list                                 the staff of the brand',
    'roles grant <id or e-mail address> <role>  makes a confirmed member staff of the brand',
    'roles revoke <…> <role>                    with the last role, they are staff no more',
    'roles forget-factors <…>                   when they have lost them all: the next login adds the first one again',
    `                                           the roles: ${staffRoles.join(', ')}`,
  ],
  read([verb, idOrEmail, role, ...rest]) {
    if (verb === 'list' && idOrEmail === undefined) return list
    if (verb === 'forget-factors' && idOrEmail !== undefined && role === undefined)
      return (call) => forget(call, idOrEmail)
    if (idOrEmail === undefined || !isRole(role) || rest.length > 0) return undefined
    if (verb === 'grant') return (call) => grant(call, idOrEmail, role)
    return verb === 'revoke' ? (call) => revoke(call, idOrEmail, role) : undefined
  },
}

function isRole(text: string | undefined): text is StaffRole {
  return staffRoles.some((role) => role === text)
}

async function list({ database: { db }, brand }: StaffCall) {
  const found = await findStaffOfBrand(db, brand.id)
  if (found.length === 0) return 'No one.'
  return columns(
    ['id', 'e-mail', 'name', 'account at', 'role', 'granted by', 'at'],
    found.flatMap(({ roles, ...one }) =>
      roles.map(({ role, granted_by, granted_at }) => [
        one.id,
        one.email,
        one.name,
        one.brand,
        role,
        granted_by,
        granted_at,
      ]),
    ),
  )
}

async function grant(call: StaffCall, idOrEmail: string, role: StaffRole) {
  const candidate = await findOne(call, idOrEmail)
  const { name, memberId, brandId, isConfirmed } = candidate
  if (!isConfirmed) throw new CommandError(`${name} is not a confirmed member: see \`member confirm\`.`)
  const granted = { atBrand: call.brand.id, role, by: staffName(), now: call.now }
  await change(call, candidate, {
    action: 'roles grant',
    role,
    work: (tx) => grantRole(tx, { brandId, memberId }, granted),
    nothingToDo: `Nothing to do: ${name} has the role already.`,
  })
  return `${name} (${memberId}) is ${role} at ${call.brand.id}.`
}

async function revoke(call: StaffCall, idOrEmail: string, role: StaffRole) {
  const candidate = await findOne(call, idOrEmail)
  const { name, memberId } = candidate
  await change(call, candidate, {
    action: 'roles revoke',
    role,
    work: (tx) => revokeRole(tx, candidate, { atBrand: call.brand.id, role }),
    nothingToDo: `Nothing to do: ${name} is not ${role} at ${call.brand.id}.`,
  })
  return `${name} (${memberId}) is no longer ${role} at ${call.brand.id}.`
}

async function forget(call: StaffCall, idOrEmail: string) {
  const candidate = await findOne(call, idOrEmail)
  const { name, memberId } = candidate
  await changeAsStaff(call, {
    action: 'second-factor forget',
    subject: memberId,
    async work(tx) {
      if (!(await forgetFactors(tx, candidate))) return null
      await notifyOfFactor(tx, candidate, 'removed', call.now)
      return {}
    },
    nothingToDo: `Nothing to do: ${name} has no second factor.`,
  })
  return `${name} (${memberId}) has no second factor any more.`
}

async function findOne({ database: { db }, brand }: StaffCall, idOrEmail: string): Promise<Candidate> {
  const found = await findCandidate(db, brand.id, idOrEmail.trim())
  if (found) return found
  throw new CommandError(
    `No member of ${brand.id}, and none of the staff of another brand, has the id or e-mail address ${idOrEmail}.`,
  )
}

interface RoleChange {
  readonly action: StaffAction
  readonly role: StaffRole
  readonly work: (tx: Transaction) => Promise<boolean>
  readonly nothingToDo: string
}

async function change(
  call: StaffCall,
  { memberId }: Candidate,
  { action, role, work, nothingToDo }: RoleChange,
) {
  await changeAsStaff(call, {
    action,
    subject: memberId,
    work: async (tx) => ((await work(tx)) ? { role } : null),
    nothingToDo,
  })
}
