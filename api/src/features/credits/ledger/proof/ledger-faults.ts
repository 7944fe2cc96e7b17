import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../../db/database.ts'

/** Each fault of the ledger, with the query that finds the accounts that have it. */
const FAULTS = {
  'a transfer does not add up to zero': sql`
    select t.owner_id from ledger_transfer t
    left join ledger_entry e on e.owner_id = t.owner_id and e.sequence = t.sequence
    group by t.owner_id, t.sequence having sum(e.amount) is distinct from 0`,
  'a stored balance is not the sum of its entries': sql`
    select a.id as owner_id from ledger_account a
    left join ledger_entry e on e.owner_id = a.id and e.account = 'member'
    group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  'a balance beside a transfer is not the sum of the entries up to it': sql`
    select owner_id from (
      select t.owner_id, t.balance, sum(e.amount) over (partition by t.owner_id order by t.sequence) as sum
      from ledger_transfer t
      left join ledger_entry e on e.owner_id = t.owner_id and e.sequence = t.sequence and e.account = 'member'
    ) as line where balance <> coalesce(sum, 0)`,
  'a balance is not what is left of the lots': sql`
    select a.id as owner_id from ledger_account a left join credit_lot l on l.owner_id = a.id
    group by a.id having a.balance <> coalesce(sum(l.remaining), 0)`,
  'what is left of a lot is not what was granted minus what was spent': sql`
    select l.owner_id from credit_lot l
    left join credit_spending s on s.owner_id = l.owner_id and s.lot = l.sequence
    group by l.owner_id, l.sequence having l.remaining <> l.granted - coalesce(sum(s.amount), 0)`,
  'a transfer and its lots moved different amounts': sql`
    select e.owner_id from ledger_entry e
    left join credit_lot l on l.owner_id = e.owner_id and l.sequence = e.sequence
    left join credit_spending s on s.owner_id = e.owner_id and s.sequence = e.sequence
    where e.account = 'member'
    group by e.owner_id, e.sequence, e.amount, l.granted
    having e.amount <> coalesce(l.granted, 0) - coalesce(sum(s.amount), 0)`,
  'a transfer is missing': sql`
    select a.id as owner_id from ledger_account a left join ledger_transfer t on t.owner_id = a.id
    group by a.id having a.last_sequence <> count(t.sequence) or a.last_sequence <> coalesce(max(t.sequence), 0)`,
  'all entries together are not zero': sql`
    select 'all' as owner_id from ledger_entry having coalesce(sum(amount), 0) <> 0`,
}

/** Describes every fault of the ledger in a sentence; empty for a correct ledger. */
export async function findFaults(tx: Transaction): Promise<string[]> {
  const faults: string[] = []
  for (const [fault, accounts] of Object.entries(FAULTS)) {
    const { rows } = await tx.execute<{ count: number; one: string | null }>(
      sql`select count(*)::integer as count, min(owner_id) as one from (${accounts}) as account`,
    )
    const { count = 0, one = null } = rows[0] ?? {}
    if (count > 0) faults.push(`${fault}: ${count} times, such as in account ${one}`)
  }
  return faults
}
