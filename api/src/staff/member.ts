import type { Transaction } from '../db/database.ts'
import { CommandError } from '../db/run-command.ts'
import { type FoundMember, findMembers } from '../features/account/find-members.ts'
import { banMember, confirmMember, setStaffRole, unbanMember } from '../features/account/member-status.ts'
import { findStaffActions } from '../features/account/staff-actions.ts'
import { columns, facts } from './columns.ts'
import {
  changeAsStaff,
  requireReason,
  type StaffCall,
  type StaffCommand,
  type Topic,
} from './staff-command.ts'

export const member: Topic = {
  usage: [
    'member find <id, e-mail address or part of a name>',
    'member show <id or e-mail address>',
    'member confirm <id or e-mail address>      as if the link in the mail had been followed',
    'member ban <…> --reason "…"                ends every session',
    'member unban <…> --reason "…"',
    'member staff <…> | member no-staff <…>     may see what waits for approval',
  ],
  read([verb, who, ...rest]) {
    if (who === undefined || rest.length > 0) return undefined
    if (verb === 'find') return (call) => find(call, who)
    if (verb === 'show') return async (call) => show(call, await oneMember(call, who))
    const change = changes[verb ?? '']
    return change && ((call) => change(call, who))
  },
}

/** Exactly this one, by id or address: a name may be another's too. */
export async function oneMember({ database: { db }, brand }: StaffCall, who: string): Promise<FoundMember> {
  const found = await findMembers(db, brand.id, who)
  const exact = found.filter(
    ({ id, email }) => id === who || email.toLowerCase() === who.trim().toLowerCase(),
  )
  return exact[0] ?? refuseUnknown(who)
}

function refuseUnknown(who: string): never {
  throw new CommandError(`No member of this brand has the id or e-mail address ${who}.`)
}

async function find({ database: { db }, brand }: StaffCall, text: string) {
  const found = await findMembers(db, brand.id, text)
  if (found.length === 0) return 'Nobody.'
  return columns(
    ['id', 'e-mail', 'name', 'status', 'country', 'since'],
    found.map(({ id, email, name, status, country, createdAt }) => [
      id,
      email,
      name,
      status,
      country,
      createdAt,
    ]),
  )
}

async function show({ database: { db }, brand }: StaffCall, one: FoundMember) {
  const actions = await findStaffActions(db, brand.id, one.id)
  const history = columns(
    ['when', 'who', 'what', 'details'],
    actions.map(({ createdAt, actor, action, details }) => [createdAt, actor, action, details]),
  )
  return actions.length === 0 ? facts({ ...one }) : `${facts({ ...one })}\n\n${history}`
}

/** A change of one member, with the sentence that says that it is done. */
function changing(
  action: string,
  done: string,
  work: (
    tx: Transaction,
    whose: { brandId: string; memberId: string },
  ) => Promise<Readonly<Record<string, unknown>> | null>,
  mustExplain = false,
): (call: StaffCall, who: string) => ReturnType<StaffCommand> {
  return async (call, who) => {
    if (mustExplain) requireReason(call)
    const { id, name, status } = await oneMember(call, who)
    await changeAsStaff(call, {
      action,
      subject: id,
      work: (tx) => work(tx, { brandId: call.brand.id, memberId: id }),
      otherwise: `Nothing to do: ${name} is ${status}.`,
    })
    return `${name} (${id}) ${done}.`
  }
}

const changes: Readonly<Record<string, (call: StaffCall, who: string) => ReturnType<StaffCommand>>> = {
  confirm: changing('member confirm', 'is confirmed', async (tx, whose) =>
    (await confirmMember(tx, whose)) ? {} : null,
  ),
  ban: changing(
    'member ban',
    'is banned; every session has ended',
    async (tx, whose) => {
      const was = await banMember(tx, whose)
      return was && { was }
    },
    true,
  ),
  unban: changing(
    'member unban',
    'is let in again',
    async (tx, whose) => {
      const is = await unbanMember(tx, whose)
      return is && { is }
    },
    true,
  ),
  staff: changing('member staff', 'is staff', async (tx, whose) =>
    (await setStaffRole(tx, whose, true)) ? {} : null,
  ),
  'no-staff': changing('member no-staff', 'is staff no more', async (tx, whose) =>
    (await setStaffRole(tx, whose, false)) ? {} : null,
  ),
}
