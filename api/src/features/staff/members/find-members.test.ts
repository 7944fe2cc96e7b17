import { type AnswerOf, findStaffMembers, type MemberSearchKind, memberSearchKinds } from 'contracts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { newReference } from '../../../db/new-reference.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { complaint } from '../../../tables/account.ts'
import { debitMandate } from '../../../tables/debits.ts'
import { decision } from '../../../tables/decisions.ts'
import { orderRefund } from '../../../tables/refunds.ts'
import { report } from '../../../tables/reports.ts'
import { addMember } from '../../account/fixture-member.ts'
import { addOrder, addRefund } from '../../credits/orders/fixture-orders.ts'
import { conditions, findBy, MOST_FOUND } from './find-members.ts'
import { entriesAbout, staffAt } from './fixture-support.ts'

const world = await openWorld()
const { database } = world
const { db } = database
const support = await staffAt(world)
const finance = await staffAt(world, 'finance')

type Found = AnswerOf<typeof findStaffMembers>

const find = async (text: string, who = support) =>
  (await who.ask<Found>(findStaffMembers, { query: { text } })).body

/** A member with everything by which they can be found. */
async function addCustomer(brandId: string, name: string, number: string) {
  const one = await addMember(database, { brandId, profile: { name } })
  const key = { brandId, memberId: one.id }
  const order = await addOrder(database, key)
  await addRefund(database, order.id)
  const [refund] = await db.select().from(orderRefund).where(sql`order_id = ${order.id}`)
  const [mandate, complained, reported, decided] = [
    newReference(),
    newReference(),
    newReference(),
    newReference(),
  ]
  await db.insert(debitMandate).values({
    ...key,
    id: mandate,
    orderId: order.id,
    accountHolder: 'A. Holder',
    maskedIban: 'NL•• 00',
    street: 'Street',
    houseNumber: '1',
    postalCode: '1000 AA',
    city: 'Delft',
    mobileNumber: number,
    creditorId: 'NL00',
    acceptedAt: new Date(),
    ipAddress: '192.0.2.1',
    userAgent: 'a browser',
  })
  const sent = { ...key, sentId: newId(), createdAt: new Date() }
  await db.insert(complaint).values({
    ...sent,
    id: newId(),
    reference: complained,
    email: one.email,
    locale: 'en',
    topic: 'payment',
    text: 'Twice!',
  })
  await db.insert(report).values({
    brandId,
    sentId: newId(),
    createdAt: new Date(),
    id: newId(),
    reference: reported,
    reporterId: one.id,
    profileId: newId(),
    reason: 'scam',
    text: '',
  })
  await db.insert(decision).values({
    ...key,
    id: newId(),
    reference: decided,
    kind: 'warn',
    subject: {},
    rule: 'scam',
    facts: 'Sold things.',
    source: 'staff',
    decidedBy: 'sam',
    decidedAt: new Date(),
  })
  const texts: readonly (readonly [MemberSearchKind, string])[] = [
    ['email', ` ${one.email.toUpperCase()}`],
    ['id', one.id],
    ['order', order.id],
    ['order', order.paymentId],
    ['order', refund?.refundId ?? ''],
    ['order', mandate],
    ['phone', number],
    ['phone', number.replace('+31', '0').replace(/(\d{2})(\d{4})/, '$1 $2-')],
    ['reference', complained.toLowerCase().replace('-', ' ')],
    ['reference', reported],
    ['reference', decided],
    ['name', name],
    ['name', name.slice(0, 6).toUpperCase()],
  ]
  return { one, texts }
}

let ann: Awaited<ReturnType<typeof addCustomer>>
let far: typeof ann
beforeAll(async () => {
  ann = await addCustomer('amberly', 'Zuleika of Delft', '+31612345678')
  far = await addCustomer('marigold', 'Yolanda of Delft', '+31687654321')
})

test('§3: a member is found by mail, id, order, payment, refund, mandate, phone, reference and name', async () => {
  for (const [by, text] of ann.texts)
    expect([text, await find(text)]).toMatchObject([
      text,
      { by, is_cut: false, members: [{ id: ann.one.id, name: 'Zuleika of Delft', status: 'confirmed' }] },
    ])
})

test('nothing finds a member of another brand', async () => {
  for (const [, text] of far.texts)
    expect([text, await find(text)]).toEqual([text, { by: null, is_cut: false, members: [] }])
})

test('finance finds by what was paid, and by nothing else', async () => {
  for (const [by, text] of ann.texts)
    expect([text, (await find(text, finance)).by]).toEqual([text, by === 'order' ? 'order' : null])
})

test('no sign in a name stands for others, and a list says that it is cut', async () => {
  expect(await find('%%')).toMatchObject({ members: [] })
  expect(await find('Zul_ika')).toMatchObject({ members: [] })
  for (let index = 0; index <= MOST_FOUND; index += 1)
    await addMember(database, { profile: { name: `Xenia ${index}` } })
  const { members, is_cut } = await find('xenia')
  expect([members.length, is_cut]).toEqual([MOST_FOUND, true])
})

test('each search is in the log: whom it found, and never its text', async () => {
  await find(ann.one.email)
  const entries = await entriesAbout(world, ann.one.id, 'member find')
  expect(entries.at(-1)).toEqual({
    who: support.memberId,
    what: 'member find',
    details: { by: 'email', found: 1 },
  })
  await find('nobody@example.invalid')
  const ofNobody = await entriesAbout(world, 'amberly', 'member find')
  expect(ofNobody.at(-1)?.details).toEqual({ by: 'email', found: 0 })
  expect(JSON.stringify([...entries, ...ofNobody])).not.toContain('@')
})

test('a text that says nothing is refused', async () => {
  for (const text of ['', ' ', ' a '])
    expect((await support.ask(findStaffMembers, { query: { text } })).status).toBe(422)
})

test('a search by anything reads indexes, however many members there are', async () => {
  const texts = {
    email: 'm77@example.invalid',
    id: 'm77',
    order: 'order-id',
    phone: '+31612345678',
    reference: 'K7QM-2XHP',
    name: 'Ann 77',
  } satisfies Record<MemberSearchKind, string>
  const plans = await database
    .inTransaction(async (tx) => {
      // Without triggers, which would fill the tables of the search, too.
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`insert into member (id, brand_id, email, status, language, created_at)
        select 'm' || n, 'amberly', 'm' || n || '@example.invalid', 'confirmed', 'en', now()
        from generate_series(1, 20000) n`)
      await tx.execute(sql`insert into profile (member_id, brand_id, name, status, date_of_birth)
        select 'm' || n, 'amberly', 'Ann ' || n, 'disabled', '1990-01-01' from generate_series(1, 20000) n`)
      await tx.execute(sql`analyze member, profile`)
      const brand = { id: 'amberly', settings: { countries: ['NL' as const] } }
      const found = new Map<string, string>()
      for (const kind of memberSearchKinds) {
        const query = findBy(tx, 'amberly', conditions[kind](tx, brand, texts[kind]))
        const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)
        found.set(kind, rows.map((row) => row['QUERY PLAN']).join('\n'))
      }
      throw new RolledBack(found)
    })
    .catch((error: unknown) => {
      if (error instanceof RolledBack) return error.plans
      throw error
    })
  for (const [kind, plan] of plans) {
    expect([kind, plan]).toEqual([kind, expect.not.stringMatching(/Seq Scan on (member|profile)\b/)])
    expect([kind, plan]).toEqual([kind, expect.stringMatching(/Index Scan using (member|profile)_\w+/)])
  }
  expect(plans.get('email')).toContain('using member_by_email')
  expect(plans.get('name')).toContain('profile_by_name')
})

/** Carries the plans out of a transaction whose rows shall not stay. */
class RolledBack extends Error {
  readonly plans: ReadonlyMap<string, string>

  constructor(plans: ReadonlyMap<string, string>) {
    super('rolled back')
    this.plans = plans
  }
}
