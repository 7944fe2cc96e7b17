import { newId } from '../db/new-id.ts'
import { CommandError } from '../db/run-command.ts'
import { adjust } from '../features/credits/adjust.ts'
import { proveLedger } from '../features/credits/prove-ledger.ts'
import { findStatement } from '../features/credits/statement.ts'
import { Refusal } from '../http/refusal.ts'
import { columns } from './columns.ts'
import { oneMember } from './member.ts'
import { changeAsStaff, requireReason, type StaffCall, type Topic } from './staff-command.ts'

export const ledger: Topic = {
  usage: [
    'ledger show <id or e-mail address>         what the member got and gave, the newest first',
    'ledger give <…> <credits> --reason "…"     a negative number takes back; the reason is kept for ever',
    'ledger prove                               sums up the whole ledger, of every brand',
  ],
  read([verb, who, credits, ...rest]) {
    if (rest.length > 0) return undefined
    if (verb === 'prove' && who === undefined) return prove
    if (who === undefined) return undefined
    if (verb === 'show' && credits === undefined) return (call) => show(call, who)
    const amount = Number(credits)
    const isAmount = Number.isInteger(amount) && amount !== 0
    return verb === 'give' && isAmount ? (call) => give(call, who, amount) : undefined
  },
}

async function show(call: StaffCall, who: string) {
  const { id, name } = await oneMember(call, who)
  const lines = await findStatement(
    call.database.db,
    { brandId: call.brand.id, memberId: id },
    { limit: 100 },
  )
  if (lines.length === 0) return `${name} never had credits.`
  return columns(
    ['no', 'when', 'what', 'amount', 'balance', 'of', 'reason'],
    lines.map(({ sequence, at, kind, amount, balance, lots, reason }) => [
      sequence,
      at,
      kind,
      amount,
      balance,
      lots.map((lot) => `${lot.amount} ${lot.origin}`).join(', '),
      reason,
    ]),
  )
}

async function give(call: StaffCall, who: string, credits: number) {
  const reason = requireReason(call)
  const { id: memberId, name } = await oneMember(call, who)
  const gift = { brandId: call.brand.id, memberId, id: newId(), credits, reason, now: call.now }
  const { balance } = await changeAsStaff(call, {
    action: 'ledger give',
    subject: memberId,
    work: async (tx) => ({ credits, balance: (await adjust(tx, gift)).balance }),
    otherwise: '',
  }).catch(refuseTooMuch)
  return `${name} has ${balance} credits.`
}

function refuseTooMuch(error: unknown): never {
  const isTooMuch = error instanceof Refusal && error.code === 'not_enough_credits'
  throw isTooMuch ? new CommandError('The member has not so many.') : error
}

async function prove({ database, now }: StaffCall) {
  const faults = await proveLedger({ database, clock: { now: () => now }, log: console })
  if (faults.length > 0) throw new CommandError(`${faults.length} faults.`)
  return 'The ledger adds up.'
}
