import type { Country, Currency, findStaffCodes, InputOf, PaymentMethodId, StaffCode } from 'contracts'
import { TIME_BONUS_CODE, TIME_BONUS_PERCENTAGE, WEEKLY_PREFIX } from 'contracts'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'

type Filters = Omit<NonNullable<InputOf<typeof findStaffCodes>['query']>, 'brand'>

interface Part {
  readonly filters: Filters
  readonly limit: number
  readonly now: Date
}

interface Row extends Record<string, unknown> {
  readonly name: string
  readonly is_campaign: boolean
  readonly codes: number
  readonly state: StaffCode['state']
  readonly percentage: number
  readonly is_welcome: boolean
  readonly is_automatic: boolean
  readonly is_personal: boolean
  readonly country: Country | null
  readonly currency: Currency | null
  readonly minimum: number
  readonly methods: PaymentMethodId[]
  readonly uses: number
  readonly most_uses: number | null
  readonly revenue: { readonly currency: Currency; readonly amount: number }[] | null
  readonly made_at: Date | string
  readonly until: Date | string | null
}

const ORDERS: Readonly<Record<NonNullable<Filters['sort']>, SQL>> = {
  latest: sql`made_at desc, name`,
  name: sql`name`,
  uses: sql`uses desc, name`,
  until: sql`until nulls last, name`,
}

/** A part of a brand's codes and of those that rules give, each campaign being one; one more than `limit`, if there is one. */
export async function findCodes(
  db: Queryable,
  brandId: string,
  { filters: { text, state, country, sort = 'latest', after = '0' }, limit, now }: Part,
): Promise<StaffCode[]> {
  const named = text?.toUpperCase() ?? null
  const { rows } = await db.execute<Row>(sql`
    with own as (
      select coalesce(campaign, code) name, * from discount_code
      where brand_id = ${brandId} and not is_leaving
    ), automatic as (
      select ${TIME_BONUS_CODE}::text name, ${TIME_BONUS_PERCENTAGE}::integer percentage
      union all
      select discount_code, max(round(100.0 * discount / nullif(price, 0)))::integer from payment_order
      where brand_id = ${brandId} and starts_with(discount_code, ${WEEKLY_PREFIX}) group by discount_code
    ), coded as (
      select name, code from own union all select name, name from automatic
    ), sold as (
      select coded.name, payment_order.currency, count(*)::integer uses, sum(price - discount)::bigint amount
      from coded join payment_order on payment_order.brand_id = ${brandId} and discount_code = coded.code
      where paid_at is not null
      group by coded.name, payment_order.currency
    ), sums as (
      select name, sum(uses)::integer uses,
        json_agg(json_build_object('currency', currency, 'amount', amount) order by currency) revenue
      from sold group by name
    ), named as (
      select name, campaign is not null is_campaign, count(*)::integer codes, max(percentage) percentage,
        bool_or(is_active) is_active, bool_or(is_welcome) is_welcome, bool_or(member_id is not null) is_personal,
        max(country) country, max(currency) currency, max(minimum_order) minimum,
        (array_agg(methods))[1] methods, sum(most_uses)::integer most_uses,
        min(created_at) made_at, max(expires_at) until, bool_or(code = ${named}) has_code,
        false is_automatic
      from own group by name, campaign is not null
      union all
      select name, false, 1, coalesce(percentage, 0), true, true, false, null, null, 0, '[]'::jsonb, null, to_timestamp(0),
        null, name = ${named}, true
      from automatic
    ), listed as (
      select named.*, coalesce(uses, 0) uses, revenue,
        case when not is_active then 'ended' when until <= ${now.toISOString()} then 'over'
          when coalesce(uses, 0) >= most_uses then 'used_up' else 'active' end state
      from named left join sums using (name)
    )
    select * from listed
    where (${named}::text is null or starts_with(name, ${named}) or has_code)
      and (${state ?? null}::text is null or state = ${state ?? null})
      and (${country ?? null}::text is null or country = ${country ?? null})
    order by ${ORDERS[sort]}
    limit ${limit + 1} offset ${Number(after)}
  `)
  return rows.map(({ currency, minimum, revenue, made_at, until, ...row }) => ({
    name: row.name,
    is_campaign: row.is_campaign,
    codes: row.codes,
    state: row.state,
    percentage: row.percentage,
    is_welcome: row.is_welcome,
    is_automatic: row.is_automatic,
    is_personal: row.is_personal,
    country: row.country,
    minimum: minimum > 0 && currency !== null ? { amount: minimum, currency } : null,
    methods: row.methods,
    uses: row.uses,
    most_uses: row.most_uses,
    revenue: revenue ?? [],
    made_at: new Date(made_at).toISOString(),
    until: until && new Date(until).toISOString(),
  }))
}
