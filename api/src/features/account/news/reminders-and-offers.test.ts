import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openOutbox } from '../../../outbox/fixture-outbox.ts'
import { member } from '../../../tables/account.ts'
import { newsSent, outbox } from '../../../tables/outbox.ts'
import { notificationChoice } from '../../../tables/own-account.ts'
import { memberSearch } from '../../../tables/search.ts'
import { DAY_MS, HOUR_MS } from '../../../time.ts'
import { addMessage } from '../../chat/fixture-messages.ts'
import { changeBrandSetting } from '../../site/brands.ts'
import { addMember } from '../fixture-member.ts'
import { mailOffers } from './mail-offers.ts'
import { remindToActivate } from './remind-to-activate.ts'
import { remindToReturn } from './remind-to-return.ts'

const { database, sent, round } = await openOutbox()
const { db } = database

/** A Monday in the future, as an offer that has expired by the clock of the machine is not sent. */
const MONDAY = new Date('2040-06-11T10:00:00Z')
const TUESDAY = new Date(MONDAY.getTime() + DAY_MS)

beforeEach(async () => {
  await db.delete(outbox)
  await db.delete(member)
  sent.mail.length = 0
  const weekly = { weekday: 1, percentage: 15 }
  await database.inTransaction((tx) => changeBrandSetting(tx, 'amberly', 'weekly_deal', weekly))
})

const add = (overrides: Parameters<typeof addMember>[1] = {}) =>
  addMember(database, { email: `${newId()}@example.com`, ...overrides })

/** A member who has chosen whether to be mailed about offers. */
async function addChooser(email: boolean, overrides: Parameters<typeof addMember>[1] = {}) {
  const { brandId, memberId } = await add(overrides)
  await db.insert(notificationChoice).values({ brandId, memberId, kind: 'offer', email, push: false })
  return memberId
}

test('§4: a member who has not confirmed the address a day after signing up is reminded once', async () => {
  const ann = await add({ status: 'not_confirmed', createdAt: MONDAY })
  const after = (ms: number) => new Date(MONDAY.getTime() + ms)
  expect(await remindToActivate(database, after(DAY_MS - HOUR_MS))).toBe(0)
  expect(await Promise.all([1, 2].map(() => remindToActivate(database, after(DAY_MS))))).toContain(1)
  expect(await remindToActivate(database, after(DAY_MS + HOUR_MS))).toBe(0)
  await round()
  expect(sent.mail).toMatchObject([{ to: ann.email, subject: 'Your email address isn’t confirmed yet' }])
  expect(sent.mail[0]?.text).toContain('/activate/done?token=')
})

test.each([
  ['confirmed', { status: 'confirmed', createdAt: MONDAY }],
  [
    'unsubscribed',
    { status: 'not_confirmed', createdAt: MONDAY, notificationsDisabled: ['bounce' as const] },
  ],
  ['signed up long ago', { status: 'not_confirmed', createdAt: new Date('2040-06-01T10:00:00Z') }],
] satisfies [string, Parameters<typeof addMember>[1]][])(
  'a member who has %s is not reminded',
  async (_, overrides) => {
    await add(overrides)
    expect(await remindToActivate(database, TUESDAY)).toBe(0)
  },
)

test('a member who confirms before the reminder is sent does not get it', async () => {
  const ann = await add({ status: 'not_confirmed', createdAt: MONDAY })
  await remindToActivate(database, TUESDAY)
  await db.update(member).set({ status: 'confirmed' }).where(eq(member.id, ann.memberId))
  await round()
  expect(sent.mail).toEqual([])
})

/** A member who was here last at that moment, and what has come in since. */
async function addAbsentee(lastActive: Date, overrides: Parameters<typeof addMember>[1] = {}) {
  const [ann, ben] = [await add(overrides), await add()]
  await db.update(memberSearch).set({ lastActive }).where(eq(memberSearch.memberId, ann.memberId))
  await addMessage(database, ben, ann, {
    body: 'Are you there?',
    createdAt: new Date(lastActive.getTime() + DAY_MS),
  })
  return ann
}

const away = (days: number) => new Date(MONDAY.getTime() - days * DAY_MS)
const visit = ({ memberId }: { memberId: string }, lastActive: Date) =>
  db.update(memberSearch).set({ lastActive }).where(eq(memberSearch.memberId, memberId))

test('§4: a member who has stayed away for two weeks is reminded of what waits, once per absence', async () => {
  const ann = await addAbsentee(away(14))
  await addAbsentee(away(13))
  await addAbsentee(away(22))
  await addAbsentee(away(15), { notificationsDisabled: ['listunsubscribe'] })
  const mails = await Promise.all([1, 2].map(() => remindToReturn(database, MONDAY)))
  expect(mails.toSorted((a, b) => a - b)).toEqual([0, 1])
  await round()
  expect(sent.mail).toHaveLength(1)
  expect(sent.mail[0]).toMatchObject({ to: ann.email, subject: 'This has been waiting for you' })
  expect(sent.mail[0]?.text).toContain('New messages: 1')
  expect(sent.mail[0]?.unsubscribeUrl).toContain('/api/unsubscribe.php?token=')

  expect(await remindToReturn(database, new Date(MONDAY.getTime() + 3 * DAY_MS))).toBe(1)

  // Another absence.
  await visit(ann, MONDAY)
  const later = new Date(MONDAY.getTime() + 15 * DAY_MS)
  expect(await remindToReturn(database, later)).toBe(0)
  const ben = await add()
  await addMessage(database, ben, ann, { body: 'Hello', createdAt: TUESDAY })
  expect(await remindToReturn(database, later)).toBe(1)
})

test('nobody is reminded for whom there is nothing, whom a mail has just told, or who wants no such mail', async () => {
  const idle = await add()
  await visit(idle, away(15))
  const told = await addAbsentee(away(15))
  await db.insert(newsSent).values({ brandId: told.brandId, memberId: told.memberId, sentAt: away(1) })
  const { brandId, memberId } = await addAbsentee(away(15))
  await db
    .insert(notificationChoice)
    .values({ brandId, memberId, kind: 'message', email: false, push: false })
  expect(await remindToReturn(database, MONDAY)).toBe(0)
})

test('a member who returns, or turns the mails off, before the reminder is sent does not get it', async () => {
  const ann = await addAbsentee(away(15))
  const { brandId, memberId } = await addAbsentee(away(15))
  expect(await remindToReturn(database, MONDAY)).toBe(2)
  await visit(ann, MONDAY)
  await addMessage(database, await add(), ann, { body: 'Welcome back', createdAt: TUESDAY })
  await db
    .insert(notificationChoice)
    .values({ brandId, memberId, kind: 'message', email: false, push: false })
  await round()
  expect(sent.mail).toEqual([])
})

test('§9: the weekly deal is mailed once, on its day, to those who asked for offers and have not bought', async () => {
  await addChooser(true)
  await addChooser(true, { isPaid: true })
  await addChooser(false)
  await addChooser(true, { brandId: 'marigold' })
  await addChooser(true, { notificationsDisabled: ['listunsubscribe'] })
  await add()
  expect(await mailOffers(database, TUESDAY)).toBe(0)
  expect(await mailOffers(database, MONDAY)).toBe(1)
  expect(await mailOffers(database, MONDAY)).toBe(0)
  await round()
  expect(sent.mail).toHaveLength(1)
  expect(sent.mail[0]?.subject).toBe('15% off today')
  expect(sent.mail[0]?.text).toContain('11\u00a0June\u00a02040')
})

test('an offer is not sent to a member who has turned offers off or bought meanwhile', async () => {
  const [ann, ben] = [await addChooser(true), await addChooser(true)]
  expect(await mailOffers(database, MONDAY)).toBe(2)
  await db.update(notificationChoice).set({ email: false }).where(eq(notificationChoice.memberId, ann))
  await db.update(member).set({ isPaid: true }).where(eq(member.id, ben))
  await round()
  expect(sent.mail).toEqual([])
})
