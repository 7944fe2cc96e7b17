import { type AnswerOf, type getSaleFigures, getSignupFigures, getSaleFigures as sales } from 'contracts'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { conversation, conversationMember } from '../../../tables/chat.ts'
import { lander, landerVisit } from '../../../tables/landers.ts'
import { memberLike } from '../../../tables/members.ts'
import { orderRefund } from '../../../tables/refunds.ts'
import { addMember } from '../../account/fixture-member.ts'
import { addOrder } from '../../credits/orders/fixture-orders.ts'
import { rollUpFigures } from './roll-up/roll-up.ts'

const world = await openWorld()
const { app, database } = world
const { db } = database
const headers = await world.headersOf('amberly', 'marketing')
const now = new Date('2026-06-20T12:00:00Z')

type Signups = AnswerOf<typeof getSignupFigures>
type Sales = AnswerOf<typeof getSaleFigures>

async function read<Answer>(path: string, query: Readonly<Record<string, string>>) {
  const all = { from: '2026-06-01', until: '2026-06-30', ...query }
  const answer = await app.inject({ url: path, headers, query: all })
  expect(answer.statusCode).toBe(200)
  return answer.json<Answer>()
}

const signupsBy = (by: string, query = {}) => read<Signups>(getSignupFigures.path, { by, ...query })

function addMany(count: number, overrides: Parameters<typeof addMember>[1]) {
  return Promise.all(Array.from({ length: count }, () => addMember(database, overrides)))
}

async function like(brandId: string, memberId: string, likedId: string) {
  await db.insert(memberLike).values({ brandId, memberId, likedId, createdAt: now })
}

test('sign-ups count by how far they came, without demo, staff and invented profiles', async () => {
  const createdAt = new Date('2026-06-02T23:59:00Z')
  const tracking = { network: 'funnel' }
  const people = await addMany(6, { createdAt, tracking })
  await addMany(5, { createdAt, tracking, status: 'not_confirmed' })
  await addMany(7, { createdAt, tracking, isDemo: true })
  await addMany(7, { createdAt, tracking, isStaff: true })
  await addMany(7, { createdAt, tracking, profile: { isFictional: true } })
  for (const [at, { brandId, memberId }] of people.entries()) {
    const other = people[(at + 1) % people.length]?.memberId ?? ''
    await like(brandId, memberId, other)
    if (at < 5) await like(brandId, other, memberId)
    const id = newId()
    await db.insert(conversation).values({ id, brandId, createdAt: now })
    const view = { conversationId: id, brandId, memberId, otherId: other, writtenUpTo: 1 }
    await db.insert(conversationMember).values(view)
    await addOrder(database, { brandId, memberId }, { paidAt: now, status: 'paid' })
    if (at > 0) await addOrder(database, { brandId, memberId }, { paidAt: now, status: 'paid' })
    await addOrder(database, { brandId, memberId })
  }
  await rollUpFigures(database, now)
  const { total, groups, has_hidden } = await signupsBy('day', tracking)
  const steps = {
    visitors: null,
    signups: 11,
    confirmed: 6,
    liked: 6,
    matched: 6,
    wrote: 6,
    bought: 6,
    bought_again: 5,
  }
  expect(total).toEqual(steps)
  expect(groups).toEqual([{ group: '2026-06-02', name: null, ...steps }])
  expect(has_hidden).toBe(false)
})

test('what comes late is counted at the next run, and a run more changes nothing', {
  timeout: 60_000,
}, async () => {
  const tracking = { network: 'late' }
  const people = await addMany(5, { createdAt: new Date('2026-06-03T10:00:00Z'), tracking })
  await rollUpFigures(database, now)
  expect((await signupsBy('week', tracking)).total).toMatchObject({ signups: 5, bought: 0 })
  for (const someone of people)
    await addOrder(database, someone, { status: 'paid', paidAt: new Date('2026-06-14T10:00:00Z') })
  await addMany(1, { createdAt: new Date('2026-06-03T11:00:00Z'), tracking })
  for (let run = 0; run < 2; run += 1) {
    await Promise.all([rollUpFigures(database, now), rollUpFigures(database, now)])
    expect((await signupsBy('week', tracking)).total).toMatchObject({ signups: 6, bought: 5 })
    const { periods } = await read<Sales>(sales.path, { by: 'week', network: 'late' })
    expect(periods).toMatchObject([{ starts: '2026-06-08', orders: 5 }])
  }
})

test('groups of fewer than five stay in the database, and so does what would tell them', async () => {
  const createdAt = new Date('2026-06-04T10:00:00Z')
  const ref = { ref: 'small' }
  const tracking = { network: 'small', ...ref }
  await addMany(9, { createdAt, tracking, profile: { country: 'NL' } })
  await addMany(6, { createdAt, tracking, profile: { country: 'BE' } })
  await addMany(4, { createdAt, tracking, profile: { country: 'DE' } })
  await addMany(4, { createdAt, tracking: { network: 'tiny', sub1: 'click-12345' } })
  await rollUpFigures(database, now)
  // Belgium, too, or Germany would be 19 − 9 − 6.
  expect(await signupsBy('country', ref)).toMatchObject({
    total: { signups: 19 },
    groups: [{ group: 'NL', signups: 9 }],
    has_hidden: true,
  })
  expect((await signupsBy('country', { ...ref, country: 'DE' })).total.signups).toBe(null)
  // A rare source is not even stored.
  expect((await signupsBy('sub1', { network: 'tiny' })).groups).toEqual([])
  const { rows } = await database.pool.query("select 1 from figure_signup where sub1 = 'click-12345'")
  expect(rows).toEqual([])
})

test('visitors of landing pages are a step where nothing else is asked of them', async () => {
  const id = newId()
  const page = { id, brandId: 'amberly', kind: 'lander', template: 'choice', slug: 'night' } as const
  await db.insert(lander).values({ ...page, status: 'draft', rev: 1, changedAt: now })
  const visit = { brandId: 'amberly', landerId: id, rev: 1, variant: '', visitedAt: now } as const
  await db.insert(landerVisit).values(Array.from({ length: 8 }, (_, at) => ({ ...visit, visitor: `v${at}` })))
  await addMany(5, { createdAt: now, lander: { id, rev: 1, variant: null } })
  await rollUpFigures(database, now)
  const found = await signupsBy('lander', { lander: id })
  expect(found.groups).toMatchObject([{ group: id, name: 'choice/night', visitors: 8, signups: 5 }])
  expect((await signupsBy('lander', { lander: id, country: 'NL' })).total.visitors).toBe(null)
})

test('revenue counts with refunds, by different buyers in a day, week or month', async () => {
  const tracking = { network: 'sales' }
  const people = await addMany(6, { createdAt: new Date('2026-06-01T10:00:00Z'), tracking })
  let price = 0
  for (const [at, someone] of people.entries()) {
    const paidAt = new Date(`2026-06-${15 + Math.floor(at / 3)}T10:00:00Z`)
    const order = await addOrder(database, someone, { status: 'paid', paidAt })
    price = order.price
    const { id: orderId, brandId, credits, currency } = order
    const refund = { orderId, brandId, refundId: newId(), credits, currency, amount: 100, createdAt: now }
    await db.insert(orderRefund).values({ ...refund, status: 'succeeded', settledAt: now })
  }
  await rollUpFigures(database, now)
  const at = (by: string) => read<Sales>(sales.path, { by, network: 'sales' })
  // Three on each day are too few, six in the week are not.
  expect((await at('day')).periods).toMatchObject([
    { starts: '2026-06-15', orders: null, paid: null },
    { starts: '2026-06-16', orders: null, paid: null },
    { starts: '2026-06-20', orders: 0, paid: 0, refunded: 600 },
  ])
  const all = { orders: 6, paid: 6 * price, refunded: 600, charged_back: 0, currency: 'EUR' }
  expect((await at('week')).periods).toEqual([{ starts: '2026-06-15', ...all }])
  expect((await at('month')).periods).toEqual([{ starts: '2026-06-01', ...all }])
})
