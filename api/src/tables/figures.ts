import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { brandReference } from './site.ts'

const day = (name: string) => date(name, { mode: 'string' }).notNull()
/** Empty if nothing is known. */
const trait = (name: string) => text(name).notNull()
const amount = (name: string) => integer(name).notNull()

// The tables of figures have no keys: whole days are replaced, under a lock.

/** How many members signed up on a day, and how far they have come. Nobody is in it by an id, and rare sources are folded. */
export const figureSignup = pgTable(
  'figure_signup',
  {
    brandId: brandReference(),
    day: day('day'),
    country: trait('country'),
    language: trait('language'),
    network: trait('network'),
    ref: trait('ref'),
    sub1: trait('sub1'),
    sub2: trait('sub2'),
    sub3: trait('sub3'),
    lander: trait('lander'),
    variant: trait('variant'),
    signups: amount('signups'),
    confirmed: amount('confirmed'),
    liked: amount('liked'),
    matched: amount('matched'),
    wrote: amount('wrote'),
    bought: amount('bought'),
    boughtAgain: amount('bought_again'),
  },
  (table) => [index('figure_signup_by_day').on(table.brandId, table.day)],
)

/** Visitors of landing pages on a day, of whom nothing else is known. */
export const figureVisit = pgTable(
  'figure_visit',
  {
    brandId: brandReference(),
    day: day('day'),
    lander: trait('lander'),
    variant: trait('variant'),
    visitors: amount('visitors'),
  },
  (table) => [index('figure_visit_by_day').on(table.brandId, table.day)],
)

export const grains = ['day', 'week', 'month'] as const

export type Grain = (typeof grains)[number]

/** Sales in a day, a week or a month: how many different people bought cannot be added up from days. */
export const figureSale = pgTable(
  'figure_sale',
  {
    brandId: brandReference(),
    grain: text('grain', { enum: grains }).notNull(),
    starts: day('starts'),
    currency: trait('currency'),
    country: trait('country'),
    language: trait('language'),
    network: trait('network'),
    orders: amount('orders'),
    buyers: amount('buyers'),
    /** In the currency's minor unit, like the next two. */
    paid: amount('paid'),
    refunded: amount('refunded'),
    chargedBack: amount('charged_back'),
    /** How many people were refunded or charged back. */
    returners: amount('returners'),
  },
  (table) => [index('figure_sale_by_time').on(table.brandId, table.grain, table.starts)],
)

/** Acts of the members of each gender on a day. */
export const figureActivity = pgTable(
  'figure_activity',
  {
    brandId: brandReference(),
    day: day('day'),
    gender: trait('gender'),
    /** How many of them did something. */
    people: amount('people'),
    messages: amount('messages'),
    likes: amount('likes'),
    /** Likes that made a match. */
    matches: amount('matches'),
    /** Conversations that they began, and how many of these had an answer when they were last counted. */
    started: amount('started'),
    answered: amount('answered'),
  },
  (table) => [index('figure_activity_by_day').on(table.brandId, table.day)],
)

/** How members' credits moved on a day. */
export const figureCredit = pgTable(
  'figure_credit',
  {
    brandId: brandReference(),
    day: day('day'),
    /** How many accounts moved. */
    people: amount('people'),
    sold: amount('sold'),
    given: amount('given'),
    spent: amount('spent'),
    /** Refunded and charged back. */
    returned: amount('returned'),
    /** How much all of that, and adjustments, changed the sum of all balances. */
    net: amount('net'),
  },
  (table) => [index('figure_credit_by_day').on(table.brandId, table.day)],
)

/** How many members who signed up in one week wrote or liked in another. */
export const figureReturn = pgTable(
  'figure_return',
  {
    brandId: brandReference(),
    /** Mondays. */
    cohort: day('cohort'),
    week: day('week'),
    people: amount('people'),
  },
  (table) => [index('figure_return_by_cohort').on(table.brandId, table.cohort)],
)

/** Visitors on a day who left from the page on which they had arrived. */
export const figureBounce = pgTable(
  'figure_bounce',
  {
    brandId: brandReference(),
    day: day('day'),
    /** The route's path; ids of members are not in it. */
    page: trait('page'),
    bounces: amount('bounces'),
    /** How many of them were gone within ten seconds. */
    quick: amount('quick'),
  },
  (table) => [index('figure_bounce_by_day').on(table.brandId, table.day)],
)
