import { findDebitBlocks, reopenDebits } from '../features/credits/debits/debit-blocks.ts'
import { columns } from './columns.ts'
import { findOneMember } from './member.ts'
import { changeAsStaff, requireReason, type StaffCall, type Topic } from './staff-command.ts'

export const debits: Topic = {
  usage: [
    'debits list                                members who cannot pay by direct debit since one was returned',
    'debits reopen <id or e-mail address> --reason "…"',
  ],
  read([verb, idOrEmail, ...rest]) {
    if (rest.length > 0) return undefined
    if (verb === 'list' && idOrEmail === undefined) return list
    return verb === 'reopen' && idOrEmail !== undefined ? (call) => reopen(call, idOrEmail) : undefined
  },
}

async function list({ database: { db }, brand }: StaffCall) {
  const found = await findDebitBlocks(db, brand.id)
  if (found.length === 0) return 'No member is kept from paying by direct debit.'
  return columns(
    ['member', 'e-mail', 'order', 'since'],
    found.map(({ memberId, email, orderId, blockedAt }) => [memberId, email, orderId, blockedAt]),
  )
}

async function reopen(call: StaffCall, idOrEmail: string) {
  requireReason(call)
  const { id: memberId, name } = await findOneMember(call, idOrEmail)
  const key = { brandId: call.brand.id, memberId }
  await changeAsStaff(call, {
    action: 'debits reopen',
    subject: memberId,
    async work(tx) {
      const orders = await reopenDebits(tx, key, call.now)
      return orders && { orders }
    },
    nothingToDo: `Nothing to do: no returned debit keeps ${name} from paying by direct debit.`,
  })
  return `${name} (${memberId}) can pay by direct debit again.`
}
