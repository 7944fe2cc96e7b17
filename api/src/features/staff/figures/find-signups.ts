import {
  type AnswerOf,
  type FunnelGroup,
  type FunnelStep,
  figurePeriods,
  funnelSteps,
  type getSignupFigures,
  type InputOf,
  signupFilters,
} from 'contracts'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { figureSignup, figureVisit } from '../../../tables/figures.ts'
import { lander } from '../../../tables/landers.ts'
import { hasValues, isInDays } from './figure-conditions.ts'
import { SMALLEST_GROUP } from './smallest-group.ts'

type Query = InputOf<typeof getSignupFigures>['query']
type Steps = Readonly<Record<FunnelStep, number | null>>
type Group = Steps & { readonly group: string; readonly name: string | null }

const FILTERS = Object.keys(signupFilters) as (keyof typeof signupFilters)[]
/** All that is known of a visitor of a landing page, besides the day. */
const OF_VISITORS = ['lander', 'variant'] as const
const MOST_GROUPS = 1_000

const isPeriod = (by: FunnelGroup) => figurePeriods.some((period) => period === by)
const isOfVisitors = (name: string) => OF_VISITORS.some((one) => one === name)
const signupSteps = funnelSteps.filter((step) => step !== 'visitors')
const listed = (steps: readonly string[], write: (step: string) => string) =>
  sql.raw(steps.map(write).join(', '))

/** How far those have come who signed up, together and in groups. */
export async function findSignups(
  db: Queryable,
  brandId: string,
  query: Query,
): Promise<AnswerOf<typeof getSignupFigures>> {
  const { by } = query
  const knowsVisitors = FILTERS.every((name) => query[name] === undefined || isOfVisitors(name))
  const knowsTheirGroup = knowsVisitors && (isPeriod(by) || isOfVisitors(by))
  const group = isPeriod(by) ? sql`date_trunc(${by}, day)::date::text` : sql`${sql.identifier(by)}`
  const [total] = await findGroups(db, brandId, query, sql`''`, knowsVisitors)
  const groups = await findGroups(db, brandId, query, group, knowsTheirGroup)
  const shown = groups.filter(({ signups }) => signups !== null)
  return {
    total: stepsOf(total, knowsVisitors),
    groups: shown.map((one) => ({ group: one.group, name: one.name, ...stepsOf(one, knowsTheirGroup) })),
    has_hidden: shown.length < groups.length,
  }
}

/** The groups with their figures, of which the database leaves out those about too few. */
async function findGroups(
  db: Queryable,
  brandId: string,
  query: Query,
  group: SQL,
  withVisitors: boolean,
): Promise<readonly Group[]> {
  const visits = sql`
    union all
    select ${group} as "group", visitors, ${listed(signupSteps, () => '0')}
    from ${figureVisit}
    where brand_id = ${brandId} and ${isInDays('day', query)} ${hasValues(OF_VISITORS, query)}`
  const { rows } = await db.execute<Group>(sql`
    with one as (
      select ${group} as "group", 0 as visitors, ${listed(signupSteps, (step) => step)}
      from ${figureSignup}
      where brand_id = ${brandId} and ${isInDays('day', query)} ${hasValues(FILTERS, query)}
      ${withVisitors ? visits : sql``}
    ),
    summed as (
      select "group", ${listed(funnelSteps, (step) => `sum(${step})::integer as ${step}`)}
      from one group by "group"
    )
    select "group", ${listed(funnelSteps, told)},
      (select concat_ws('/', nullif(template, ''), nullif(slug, '')) from ${lander}
        where id = "group" and brand_id = ${brandId}) as name
    from summed
    order by ${isPeriod(query.by) ? sql`"group"` : sql`summed.signups desc, "group"`}
    limit ${MOST_GROUPS}`)
  return rows
}

/**
 * A figure, unless it is about too few. If what is hidden so is still about too few, the next larger one is hidden,
 * too: a reader could take the others from the total. Nobody is recognised by what nobody did.
 */
function told(step: string): string {
  const isSmall = `${step} between 1 and ${SMALLEST_GROUP - 1}`
  const hidden = `sum(${step}) filter (where ${isSmall}) over ()`
  const order = `row_number() over (order by ${step} < ${SMALLEST_GROUP}, ${step}, "group")`
  return `case
    when ${isSmall} then null
    when ${hidden} < ${SMALLEST_GROUP} and ${step} > 0 and ${order} = 1 then null
    else ${step}
  end as ${step}`
}

function stepsOf(one: Group | undefined, knowsVisitors: boolean): Steps {
  const pairs = funnelSteps.map((step) => {
    const isKnown = step === 'visitors' ? knowsVisitors : true
    return [step, isKnown ? (one ? one[step] : 0) : null] as const
  })
  return Object.fromEntries(pairs) as Steps
}
