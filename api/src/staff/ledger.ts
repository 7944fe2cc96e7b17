import { newId } from '../db/new-id.ts'
import { CommandError } from '../db/run-command.ts'
import { adjust } from '../features/credits/ledger/adjust.ts'
import { proveLedger } from '../features/credits/ledger/proof/prove-ledger.ts'
import { findStatement } from '../features/credits/ledger/statement.ts'
import { Refusal } from '../http/refusal.ts'
import { columns } from './columns.ts'
import { findOneMember } from './member.ts'
import { changeAsStaff, requireReason, type StaffCall, type Topic } from './staff-command.ts'

export const ledger: Topic = {
  usage: [
    'ledger show <id or e-mail address>         credits received and spent, newest first',
    'ledger give <…> <credits> --reason "…"     the reason is stored for years',
    'ledger take <…> <credits> --reason "…"     takes back what was given by mistake',
    'ledger prove                               verifies the whole ledger, of every brand',
  ],
  read([verb, idOrEmail, credits, ...rest]) {
    if (rest.length > 0) return undefined
    if (verb === 'prove' && idOrEmail === undefined) return prove
    if (idOrEmail === undefined) return undefined
    if (verb === 'show' && credits === undefined) return (call) => show(call, idOrEmail)
    const amount = Number(credits)
    if (!(Number.isInteger(amount) && amount > 0)) return undefined
    if (verb === 'give') return (call) => change(call, verb, idOrEmail, amount)
    // Not `give` with a negative number: the command line reads "-70" as an option.
    return verb === 'take' ? (call) => change(call, verb, idOrEmail, -amount) : undefined
  },
}

async function show(call: StaffCall, idOrEmail: string) {
  const { id, name } = await findOneMember(call, idOrEmail)
  const lines = await findStatement(
    call.database.db,
    { brandId: call.brand.id, memberId: id },
    { limit: 100 },
  )
  if (lines.length === 0) return `${name} has never had credits.`
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

async function change(call: StaffCall, verb: 'give' | 'take', idOrEmail: string, credits: number) {
  const reason = requireReason(call)
  const { id: memberId, name } = await findOneMember(call, idOrEmail)
  const entry = { brandId: call.brand.id, memberId, id: newId(), credits, reason, now: call.now }
  const { balance } = await changeAsStaff(call, {
    action: `ledger ${verb}`,
    subject: memberId,
    work: async (tx) => ({ credits, balance: (await adjust(tx, entry)).balance }),
    nothingToDo: '',
  }).catch(refuseTooMuch)
  return `${name} has ${balance} credits.`
}

function refuseTooMuch(error: unknown): never {
  const isTooMuch = error instanceof Refusal && error.code === 'not_enough_credits'
  throw isTooMuch ? new CommandError('The member does not have that many.') : error
}

async function prove({ database, now }: StaffCall) {
  const faults = await proveLedger({ database, clock: { now: () => now }, log: console })
  if (faults.length > 0) throw new CommandError(`${faults.length} faults.`)
  return 'The ledger adds up.'
}
