import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'
import { figureSale, figureSignup, type Grain } from '../../../../tables/figures.ts'
import { paymentOrder } from '../../../../tables/orders.ts'
import { orderRefund, paymentDispute } from '../../../../tables/refunds.ts'
import { isIn } from './is-in.ts'
import { isReal, members, OTHERS } from './real-members.ts'

/** Counts what was paid, refunded and charged back in a day, week or month, by the date on which it begins. */
export async function countSales(tx: Queryable, grain: Grain, starts: string): Promise<void> {
  const within = (column: string) => isIn(column, grain, starts)
  await tx.execute(sql`
    with gone as (delete from ${figureSale} where grain = ${grain} and starts = ${starts}::date),
    movement as (
      select o.*, o.price - o.discount + o.fee as paid, 0 as refunded, 0 as charged_back
      from ${paymentOrder} as o where ${within('o.paid_at')}
      union all
      select o.*, 0, r.amount, 0
      from ${orderRefund} as r join ${paymentOrder} as o on o.id = r.order_id
      where r.status = 'succeeded' and ${within('r.settled_at')}
      union all
      select o.*, 0, 0, o.price - o.discount + o.fee
      from ${paymentDispute} as d join ${paymentOrder} as o on o.id = d.order_id
      where d.state = 'lost' and ${within('d.changed_at')}
    ),
    one as (
      select s.brand_id, s.currency, s.country, coalesce(m.language, '') as language,
        case
          when coalesce(m.tracking ->> 'network', '') = '' then ''
          when exists (select from ${figureSignup} as f
            where f.brand_id = s.brand_id and f.network = m.tracking ->> 'network') then m.tracking ->> 'network'
          else ${OTHERS}
        end as network,
        -- The orders of deleted members count as those of one.
        coalesce(s.member_id, '') as buyer, s.paid, s.refunded, s.charged_back
      from movement as s
      left join (${members}) on m.id = s.member_id
      where m.id is null or (${isReal})
    )
    insert into ${figureSale} (brand_id, grain, starts, currency, country, language, network,
      orders, buyers, paid, refunded, charged_back, returners)
    select brand_id, ${grain}, ${starts}::date, currency, country, language, network,
      count(*) filter (where paid > 0), count(distinct buyer) filter (where paid > 0),
      sum(paid), sum(refunded), sum(charged_back), count(distinct buyer) filter (where paid = 0)
    from one
    group by brand_id, currency, country, language, network`)
}
