import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'
import { ledgerAccount, ledgerEntry, ledgerTransfer } from '../../../../tables/credits.ts'
import { figureCredit } from '../../../../tables/figures.ts'
import { isIn } from './is-in.ts'

/** How credits moved on a day, as the ledger has it, which knows demo accounts for ever. */
export async function countCredits(tx: Queryable, day: string): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from ${figureCredit} where day = ${day}::date)
    insert into ${figureCredit} (brand_id, day, people, sold, given, spent, returned, net)
    select t.brand_id, ${day}::date, count(distinct t.owner_id),
      coalesce(-sum(e.amount) filter (where e.account = 'sold'), 0),
      coalesce(-sum(e.amount) filter (where e.account = 'given'), 0),
      coalesce(sum(e.amount) filter (where e.account = 'spent'), 0),
      coalesce(sum(e.amount) filter (where e.account in ('refunded', 'charged_back')), 0),
      coalesce(sum(e.amount) filter (where e.account = 'member'), 0)
    from ${ledgerTransfer} as t
    join ${ledgerEntry} as e on e.owner_id = t.owner_id and e.sequence = t.sequence
    join ${ledgerAccount} as a on a.id = t.owner_id
    where ${isIn('t.created_at', 'day', day)} and not a.is_demo
    group by t.brand_id`)
}
