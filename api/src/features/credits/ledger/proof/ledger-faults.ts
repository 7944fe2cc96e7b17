import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../../db/database.ts'

/**
 * Each fault of the ledger, with the query that finds the accounts that have it. It looks at the accounts that have `moved`, and
 * at what came `after` the transfer up to which they are proven, whose balance `proven` is what they start from.
 */
const FAULTS = {
  'a transfer does not add up to zero': sql`
    select t.owner_id from moved
    join ledger_transfer t on t.owner_id = moved.id and t.sequence > moved.after
    left join ledger_entry e on e.owner_id = t.owner_id and e.sequence = t.sequence
    group by t.owner_id, t.sequence having sum(e.amount) is distinct from 0`,
  'a stored balance is not the sum of its entries': sql`
    select a.id as owner_id from moved join ledger_account a on a.id = moved.id
    left join ledger_entry e on e.owner_id = a.id and e.account = 'member' and e.sequence > moved.after
    group by a.id, moved.proven having a.balance <> moved.proven + coalesce(sum(e.amount), 0)`,
  'a balance beside a transfer is not the sum of the entries up to it': sql`
    select owner_id from (
      select t.owner_id, t.balance - moved.proven as balance,
        sum(e.amount) over (partition by t.owner_id order by t.sequence) as sum
      from moved
      join ledger_transfer t on t.owner_id = moved.id and t.sequence > moved.after
      left join ledger_entry e on e.owner_id = t.owner_id and e.sequence = t.sequence and e.account = 'member'
    ) as line where balance <> coalesce(sum, 0)`,
  'a balance is not what is left of the lots': sql`
    select a.id as owner_id from moved join ledger_account a on a.id = moved.id
    left join credit_lot l on l.owner_id = a.id
    group by a.id having a.balance <> coalesce(sum(l.remaining), 0)`,
  'what is left of a lot is not what was granted minus what was spent': sql`
    select l.owner_id from moved join credit_lot l on l.owner_id = moved.id
    left join credit_spending s on s.owner_id = l.owner_id and s.lot = l.sequence
    where l.sequence > moved.after or exists (
      select from credit_spending r where r.owner_id = l.owner_id and r.lot = l.sequence and r.sequence > moved.after
    )
    group by l.owner_id, l.sequence having l.remaining <> l.granted - coalesce(sum(s.amount), 0)`,
  'a transfer and its lots moved different amounts': sql`
    select e.owner_id from moved
    join ledger_entry e on e.owner_id = moved.id and e.account = 'member' and e.sequence > moved.after
    left join credit_lot l on l.owner_id = e.owner_id and l.sequence = e.sequence
    left join credit_spending s on s.owner_id = e.owner_id and s.sequence = e.sequence
    group by e.owner_id, e.sequence, e.amount, l.granted
    having e.amount <> coalesce(l.granted, 0) - coalesce(sum(s.amount), 0)`,
  'a transfer is missing': sql`
    select a.id as owner_id from moved join ledger_account a on a.id = moved.id
    left join ledger_transfer t on t.owner_id = a.id and t.sequence > moved.after
    group by a.id, moved.after
    having a.last_sequence - moved.after <> count(t.sequence)
      or a.last_sequence <> coalesce(max(t.sequence), moved.after)`,
}

const FAULTS_OF_ALL = {
  ...FAULTS,
  'all entries together are not zero': sql`
    select 'all' as owner_id from ledger_entry having coalesce(sum(amount), 0) <> 0`,
}

const EVERYTHING = sql`select id, 0 as after, 0 as proven from ledger_account`

/** The accounts with a transfer since then, and the last one before it. */
function movedSince(since: Date): SQL {
  return sql`
    select first.owner_id as id, first.sequence - 1 as after, coalesce(proven.balance, 0) as proven
    from (
      select owner_id, min(sequence) as sequence from ledger_transfer where created_at >= ${since} group by owner_id
    ) first
    left join ledger_transfer proven on proven.owner_id = first.owner_id and proven.sequence = first.sequence - 1`
}

/** Describes every fault of the ledger in a sentence, or of what moved since then; empty for a correct ledger. */
export async function findFaults(tx: Transaction, since?: Date): Promise<string[]> {
  const faults: string[] = []
  const moved = since ? movedSince(since) : EVERYTHING
  for (const [fault, accounts] of Object.entries(since ? FAULTS : FAULTS_OF_ALL)) {
    const { rows } = await tx.execute<{ count: number; one: string | null }>(sql`
      with moved as materialized (${moved})
      select count(*)::integer as count, min(owner_id) as one from (${accounts}) as account`)
    const { count = 0, one = null } = rows[0] ?? {}
    if (count > 0) faults.push(`${fault}: ${count} times, such as in account ${one}`)
  }
  return faults
}
