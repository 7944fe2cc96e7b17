import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { publishEvents } from '../../../events/publish-events.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { SECRET } from '../../../http/fixtures/server.ts'
import { fileNames } from '../../../pictures/save-picture.ts'
import { testStorage } from '../../../storage/fixture-storage.ts'
import { complaint, member, pushSubscription, session } from '../../../tables/account.ts'
import { conversation, message } from '../../../tables/chat.ts'
import { ledgerAccount } from '../../../tables/credits.ts'
import { userEvent } from '../../../tables/events.ts'
import { block, memberLike, profile } from '../../../tables/members.ts'
import { orderRefund, paymentDispute } from '../../../tables/refunds.ts'
import { spendingLimit } from '../../../tables/spending.ts'
import { swipe } from '../../../tables/swipe.ts'
import { DAY_MS } from '../../../time.ts'
import { findChats } from '../../chat/chats.ts'
import { makeConversation } from '../../chat/fixture-conversation.ts'
import { addChatPhoto, addMessage } from '../../chat/fixture-messages.ts'
import { addOrder, addRefund } from '../../credits/orders/fixture-orders.ts'
import { findLikes } from '../../members/likes/likes.ts'
import { addPhotoRow } from '../../members/photos/fixture-photo.ts'
import { insertReport } from '../../members/reports/reports.ts'
import { lockOut } from '../decisions/member-status.ts'
import { addBrowser } from '../fixture-browser.ts'
import { ask, callLogIn } from '../fixture-login.ts'
import { mailsTo, tokenIn } from '../fixture-mails.ts'
import { addMember, PASSWORD } from '../fixture-member.ts'
import { purgeDeleted } from './purge-deleted.ts'

const START = new Date('2026-03-01T12:00:00Z')
let now = START
const { app, database } = await openWorld({ clock: { now: () => now } })
const { db } = database
const folder = testStorage()

async function addLoggedIn(overrides: Parameters<typeof addMember>[1] = {}) {
  now = START
  const ann = await addMember(database, overrides)
  const token = (await callLogIn(app, { email: ann.email, password: PASSWORD })).cookie?.value
  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object) =>
    ask(app, { method, url: `/api/${url}`, token, ...(body && { body }) })
  const leave = (password = PASSWORD) => call('DELETE', 'account.php', { password })
  return { ann, call, leave }
}

const comeBack = (token: string, host = 'localhost') =>
  ask(app, { method: 'POST', url: '/api/account.php?reactivate=1', body: { token }, host })

const linkOf = (key: { readonly memberId: string }) => tokenIn(database, key, 'account-deletion')

async function stateOf({ id }: { readonly id: string }) {
  const [found] = await db
    .select({ status: member.status, leftAt: member.leftAt, profile: profile.status })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .where(eq(member.id, id))
  return found
}

test('a member in privacy mode disappears from likes but keeps their chats, and sees the offer once', async () => {
  const { ann, call } = await addLoggedIn()
  const ben = await addMember(database)
  const like = { brandId: 'amberly', memberId: ben.id, likedId: ann.id, createdAt: now }
  await db.insert(memberLike).values(like)
  const person = (one: typeof ann) => ({ ...one, name: 'Ann' })
  await makeConversation({ database }, person(ann), person(ben))
  const seen = async () => ({
    likes: (await findLikes(db, ben, now)).profiles.length,
    chats: (await findChats(db, { ...ben, role: 'free' }, now)).chats.length,
  })
  expect(await seen()).toEqual({ likes: 1, chats: 1 })
  const paused = await call('POST', 'account.php', { paused: true })
  expect(paused.body['account']).toMatchObject({ paused: true, offer_seen: false })
  expect(await seen()).toEqual({ likes: 0, chats: 1 })
  expect((await call('GET', 'user.php')).user?.profile.status).toBe('disabled')
  const back = await call('POST', 'account.php', { paused: false, offer_seen: true })
  expect(back.body['account']).toMatchObject({ paused: false, offer_seen: true })
  expect(await seen()).toEqual({ likes: 1, chats: 1 })
  expect((await call('POST', 'account.php', {})).body).toEqual(back.body)
})

test('§4: a member closes their account with the password, and is told when it is deleted for good', async () => {
  const { ann, call, leave } = await addLoggedIn()
  await addBrowser(db, ann)
  expect((await leave('wrong')).error?.fields).toEqual({ password: 'old_password_wrong' })
  const { status, body, cookie } = await leave()
  const deleted_at = new Date(now.getTime() + 14 * DAY_MS).toISOString()
  expect([status, body, cookie?.value]).toEqual([200, { deleted_at }, ''])
  expect(await stateOf(ann)).toMatchObject({ status: 'pending_deletion', leftAt: now, profile: 'disabled' })
  expect(await db.$count(session, eq(session.memberId, ann.id))).toBe(0)
  expect(await db.$count(pushSubscription, eq(pushSubscription.memberId, ann.id))).toBe(0)
  expect((await call('GET', 'user.php')).user).toBeNull()
  expect((await callLogIn(app, { email: ann.email, password: PASSWORD })).error?.code).toBe(
    'pending_deletion',
  )
  expect(await mailsTo(database, ann, 'account-deletion')).toMatchObject([
    { data: { deletedAt: deleted_at } },
  ])
})

test('§4: within 14 days the link reactivates the account and its profile, once', async () => {
  const { ann, leave } = await addLoggedIn()
  await leave()
  const link = await linkOf(ann)
  expect((await comeBack(link, 'she.localhost')).status).toBe(410)
  now = new Date(START.getTime() + 14 * DAY_MS - 1)
  expect((await comeBack(link)).status).toBe(204)
  expect(await stateOf(ann)).toEqual({ status: 'confirmed', leftAt: null, profile: 'active' })
  expect((await callLogIn(app, { email: ann.email, password: PASSWORD })).status).toBe(200)
  expect((await comeBack(link)).error?.code).toBe('link_expired')
})

test('§4: after 14 days or a ban the link no longer works', async () => {
  const { ann, leave } = await addLoggedIn()
  await leave()
  const link = await linkOf(ann)
  now = new Date(START.getTime() + 14 * DAY_MS + 1)
  expect((await comeBack(link)).error?.code).toBe('link_expired')
  now = START
  await database.inTransaction((tx) => lockOut(tx, ann, null))
  expect((await comeBack(link)).error?.code).toBe('link_expired')
  expect(await stateOf(ann)).toMatchObject({ status: 'banned' })
})

test('§4: an account closed 14 days ago is deleted with everything, files too; one closed later stays', async () => {
  const { ann, leave } = await addLoggedIn({ credits: 7 })
  const late = await addMember(database, {
    status: 'pending_deletion',
    leftAt: new Date(START.getTime() + DAY_MS),
  })
  const ben = await addMember(database)
  const { id: memberId, brandId } = ann
  const photo = await addPhotoRow(database, ann)
  const person = (one: typeof ann) => ({ ...one, name: 'Ann' })
  const conversationId = await makeConversation({ database }, person(ann), person(ben))
  const complained = {
    sentId: memberId,
    reference: memberId,
    email: ann.email,
    locale: 'en',
    topic: 'other',
  } as const
  const sent = { ...complained, text: 'It was not.', createdAt: START }
  await db.insert(complaint).values({ id: memberId, brandId, memberId, ...sent })
  const { id: paid } = await addOrder(database, ann, { status: 'paid', paidAt: now })
  await addRefund(database, paid)
  await db.insert(spendingLimit).values({ brandId, memberId })
  await leave()
  const summary = { id: memberId, name: 'Ann', age: 30, city: null, is_fictional: false, main_image: null }
  const liked = { kind: 'like_received', profile: { ...summary, liked_at: '' } } as const
  await database.inTransaction((tx) => publishEvents(tx, { brandId, memberId: ben.id, event: liked }))
  const removed: string[] = []
  const storage = { remove: async (names: readonly string[]) => void removed.push(...names) }
  const at = (days: number) => new Date(START.getTime() + days * DAY_MS)
  expect(await purgeDeleted({ database, storage, secret: SECRET }, new Date(at(14).getTime() - 1))).toBe(0)
  // Other tests have left closed accounts, too. Two nodes at the same time delete each once.
  const due = (await db.$count(member, eq(member.status, 'pending_deletion'))) - 1
  const counts = await Promise.all(
    [1, 2].map(() => purgeDeleted({ database, storage, secret: SECRET }, at(14))),
  )
  expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(due)
  expect(removed.toSorted()).toEqual(fileNames(photo).toSorted())
  expect(await db.$count(member, eq(member.id, memberId))).toBe(0)
  expect(await db.$count(ledgerAccount, eq(ledgerAccount.memberId, memberId))).toBe(0)
  expect(await db.$count(conversation, eq(conversation.id, conversationId))).toBe(0)
  expect(await db.$count(message, eq(message.conversationId, conversationId))).toBe(0)
  const events = await db.select().from(userEvent).where(eq(userEvent.memberId, ben.id))
  expect(events.map(({ event }) => event)).toEqual([
    { kind: 'like_ended', way: 'received', profile: memberId },
  ])
  const [stored] = await db.select().from(complaint).where(eq(complaint.id, memberId))
  expect(stored).toMatchObject({ memberId: null, text: 'It was not.' })
  // The books keep the order and its refund.
  const [refund] = await db.select().from(orderRefund).where(eq(orderRefund.orderId, paid))
  expect(refund).toMatchObject({ memberId: null, status: 'pending' })
  expect(await db.$count(spendingLimit, eq(spendingLimit.memberId, memberId))).toBe(0)
  expect(await db.$count(member, eq(member.id, late.id))).toBe(1)
  expect(await db.$count(member, eq(member.id, ben.id))).toBe(1)
  // The address is free again.
  await addMember(database, { email: ann.email })
})

test('an account that is reactivated during the purge is either back or deleted, never half', async () => {
  const { ann, leave } = await addLoggedIn()
  await leave()
  const link = await linkOf(ann)
  now = new Date(START.getTime() + 14 * DAY_MS - 1)
  const [back, purged] = await Promise.all([
    comeBack(link),
    purgeDeleted({ database, storage: folder, secret: SECRET }, new Date(now.getTime() + 1)),
  ])
  const state = await stateOf(ann)
  expect([back.status, purged, state?.status]).toEqual(
    purged === 0 ? [204, 0, 'confirmed'] : [410, 1, undefined],
  )
})

test('the download names no one who has left, nor a blocked member who has blocked back', async () => {
  const { ann, call } = await addLoggedIn()
  const { brandId } = ann
  const add = (name: string) => addMember(database, { profile: { name } })
  const [ben, cas, dan] = [await add('Ben'), await add('Cas'), await add('Dan')]
  const theirs = (by: typeof ben, other: typeof ben) => ({
    brandId,
    memberId: by.id,
    blockedId: other.id,
    createdAt: now,
  })
  await db.insert(block).values([theirs(ann, ben), theirs(ann, cas), theirs(cas, ann)])
  await db.insert(memberLike).values({ brandId, memberId: ann.id, likedId: dan.id, createdAt: now })
  const shown = async () => (await call('GET', 'export.php')).body
  expect(await shown()).toMatchObject({ blocked: [{ name: 'Ben' }], likes: [{ name: 'Dan' }] })
  await db.update(member).set({ status: 'banned' }).where(eq(member.id, ben.id))
  await db.update(member).set({ status: 'pending_deletion', leftAt: now }).where(eq(member.id, dan.id))
  expect(await shown()).toMatchObject({ blocked: [], likes: [] })
})

test('a member downloads all their data, with nothing about others that they cannot see on the site', async () => {
  const { ann, call } = await addLoggedIn({ tracking: { ref: 'r' }, credits: 7 })
  const ben = await addMember(database, { profile: { name: 'Ben' } })
  const like = { brandId: 'amberly', memberId: ann.id, likedId: ben.id, createdAt: now }
  await db.insert(memberLike).values(like)
  const answered = { brandId: 'amberly', memberId: ann.id, otherId: ben.id, answeredAt: now, gaveLike: true }
  await db.insert(swipe).values({ ...answered, answer: 'yes' })
  const reported = { profile: ben.id, reason: 'scam', text: 'Asked for money' } as const
  await database.inTransaction((tx) =>
    insertReport(
      tx,
      { brandId: 'amberly', memberId: ann.id },
      { id: 'report-of-a-test-1', ...reported },
      now,
    ),
  )
  const picture = await addChatPhoto(database, ann)
  await addMessage(database, ann, ben, { body: 'Hi Ben' })
  await addMessage(database, ben, ann, { body: 'Hi Ann' })
  await addMessage(database, ann, ben, { kind: 'photo', photoId: picture.id, body: '' })
  await addMessage(database, ann, ben, { kind: 'gift', giftId: 'rose', body: 'For you' })
  const { id: paid } = await addOrder(database, ann, { status: 'paid', paidAt: now })
  await addRefund(database, paid, 'failed')
  const dispute = { id: `d ${paid}`, orderId: paid, state: 'open', openedAt: now, changedAt: now } as const
  await db.insert(paymentDispute).values(dispute)
  const limit = { amount: 5_000, currency: 'EUR' } as const
  await db.insert(spendingLimit).values({ brandId: 'amberly', memberId: ann.id, ...limit })
  const { status, body, headers } = await call('GET', 'export.php')
  expect(status).toBe(200)
  expect(headers['content-disposition']).toBe('attachment; filename="my-data.json"')
  expect(body).toMatchObject({
    exported_at: now.toISOString(),
    account: { email: ann.email, tracking: { ref: 'r' }, credits: 7, language: 'en' },
    profile: { name: 'Ann', date_of_birth: '1990-06-15' },
    likes: [{ name: 'Ben' }],
    swipes: [{ name: 'Ben', answer: 'yes' }],
    messages: [
      { kind: 'text', text: 'Hi Ben' },
      { kind: 'photo', text: '', photo: picture.filename },
      { kind: 'gift', text: 'For you', gift: 'rose' },
    ],
    reports: [{ reason: 'scam', text: 'Asked for money', outcome: null }],
    orders: [{ id: paid, status: 'paid', currency: 'EUR', payment_method: 'ideal' }],
    refunds: [{ order: paid, status: 'failed' }],
    disputes: [{ order: paid, state: 'open' }],
    spending_limit: { limit, next_limit: null },
    sessions: [{ label: '' }],
    complaints: [],
  })
  expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash|tokenHash/)
})
