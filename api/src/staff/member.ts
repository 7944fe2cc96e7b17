import type { StaffAction } from 'contracts'
import type { Transaction } from '../db/database.ts'
import { CommandError } from '../db/run-command.ts'
import { confirmMember } from '../features/account/decisions/member-status.ts'
import { findStaffActions } from '../features/account/staff-actions.ts'
import { setFictional } from '../features/members/profile/set-fictional.ts'
import { type FoundMember, findMembers } from '../features/staff/members/find-members.ts'
import { columns, facts } from './columns.ts'
import { changeAsStaff, type StaffCall, type StaffCommand, type Topic } from './staff-command.ts'

export const member: Topic = {
  usage: [
    'member find <…>                            by id, e-mail address, order, payment, mandate, phone, reference\n                                           or the beginning of the name',
    'member show <id or e-mail address>',
    'member confirm <id or e-mail address>      confirms the address without the link in the mail',
    'member fictional <…> | no-fictional <…>    a profile that the brand runs carries the mark wherever it shows',
  ],
  read([verb, idOrEmail, ...rest]) {
    if (idOrEmail === undefined || rest.length > 0) return undefined
    if (verb === 'find') return (call) => find(call, idOrEmail)
    if (verb === 'show') return async (call) => show(call, await findOneMember(call, idOrEmail))
    const change = changes[verb ?? '']
    return change && ((call) => change(call, idOrEmail))
  },
}

/** Finds one member by id or address, never by name, which is not unique. */
export async function findOneMember(
  { database: { db }, brand }: StaffCall,
  idOrEmail: string,
): Promise<FoundMember> {
  const { members } = await findMembers(db, brand, idOrEmail, ['id', 'email'])
  return members[0] ?? refuseUnknown(idOrEmail)
}

function refuseUnknown(idOrEmail: string): never {
  throw new CommandError(`No member of this brand has the id or e-mail address ${idOrEmail}.`)
}

async function find({ database: { db }, brand }: StaffCall, text: string) {
  const { members } = await findMembers(db, brand, text)
  if (members.length === 0) return 'No one.'
  return columns(
    ['id', 'e-mail', 'name', 'status', 'country', 'since'],
    members.map(({ id, email, name, status, country, createdAt }) => [
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

/** Makes a command that changes one member and confirms it in a sentence. */
function changing(
  action: StaffAction,
  done: string,
  work: (
    tx: Transaction,
    owner: { brandId: string; memberId: string },
  ) => Promise<Readonly<Record<string, unknown>> | null>,
): (call: StaffCall, idOrEmail: string) => ReturnType<StaffCommand> {
  return async (call, idOrEmail) => {
    const { id, name, status } = await findOneMember(call, idOrEmail)
    await changeAsStaff(call, {
      action,
      subject: id,
      work: (tx) => work(tx, { brandId: call.brand.id, memberId: id }),
      nothingToDo: `Nothing to do: ${name} is ${status}.`,
    })
    return `${name} (${id}) ${done}.`
  }
}

const markFictional = changing(
  'member fictional',
  'carries the mark of fictional profiles',
  async (tx, owner) => ((await setFictional(tx, owner, true)) ? {} : null),
)

const changes: Readonly<Record<string, (call: StaffCall, idOrEmail: string) => ReturnType<StaffCommand>>> = {
  confirm: changing('member confirm', 'is confirmed', async (tx, owner) =>
    (await confirmMember(tx, owner)) ? {} : null,
  ),
  fictional(call, idOrEmail) {
    if (!call.brand.settings.fictional_icon)
      throw new CommandError('This brand has no fictional profiles: set fictional_icon to true first.')
    return markFictional(call, idOrEmail)
  },
  'no-fictional': changing('member no-fictional', 'is fictional no more', async (tx, owner) =>
    (await setFictional(tx, owner, false)) ? {} : null,
  ),
}
