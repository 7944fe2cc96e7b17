import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openOutbox } from '../../../outbox/fixture-outbox.ts'
import { NEWS_DELAY_MS } from '../../../outbox/news/news-times.ts'
import { member } from '../../../tables/account.ts'
import { conversationMember } from '../../../tables/chat.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { block, memberLike } from '../../../tables/members.ts'
import { newsDue, newsSent, outbox } from '../../../tables/outbox.ts'
import { notificationChoice } from '../../../tables/own-account.ts'
import { memberSearch } from '../../../tables/search.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../time.ts'
import { addMessage } from '../../chat/fixture-messages.ts'
import { giveLike } from '../../members/likes/like.ts'
import { addMember } from '../fixture-member.ts'
import { sendDueNews } from './send-due-news.ts'

const { database, parts, sent, round } = await openOutbox()
const { db, inTransaction } = database

/** Noon in Amsterdam, where the members live. */
const NOON = new Date('2026-06-10T10:00:00Z')
const after = (ms: number, start = NOON) => new Date(start.getTime() + ms)
const due = after(NEWS_DELAY_MS)

beforeEach(async () => {
  await db.delete(outbox)
  await db.delete(newsDue)
  await db.delete(newsSent)
  sent.mail.length = 0
})

async function add(lastActive = after(-DAY_MS), overrides: Parameters<typeof addMember>[1] = {}) {
  const { brandId, memberId } = await addMember(database, { email: `${newId()}@example.com`, ...overrides })
  await visit({ brandId, memberId }, lastActive)
  return { brandId, memberId }
}

const visit = ({ memberId }: MemberKey, lastActive: Date) =>
  db.update(memberSearch).set({ lastActive }).where(eq(memberSearch.memberId, memberId))

const like = (by: MemberKey, liked: MemberKey, at: Date) =>
  inTransaction((tx) => giveLike(tx, by, liked.memberId, at))

const mails = () => db.select({ data: outbox.data, kind: outbox.kind }).from(outbox)
const dueAt = async ({ memberId }: MemberKey) =>
  (await db.select().from(newsDue).where(eq(newsDue.memberId, memberId)))[0]?.dueAt

/** Both decides what is due and sends it. */
async function pass(now: Date) {
  await sendDueNews(database, now)
  await round()
  return sent.mail.splice(0)
}

test('likes and matches within the delay become one mail, and nothing is sent before', async () => {
  const ann = await add()
  const [ben, cas, dan] = [await add(), await add(), await add()]
  await like(ann, dan, after(-2 * DAY_MS))
  await db.delete(newsDue)
  for (const [minutes, by] of [
    [0, ben],
    [5, cas],
    [14, dan],
  ] as const)
    await like(by, ann, after(minutes * MINUTE_MS))
  expect(await pass(after(NEWS_DELAY_MS - 1))).toEqual([])
  const [mail, ...more] = await pass(due)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Something new is waiting for you')
  expect(mail?.text).toContain('New likes: 2\nNew matches: 1')
  expect(mail?.text).not.toContain('New messages')
  expect(mail?.unsubscribeUrl).toContain('/api/unsubscribe.php?token=')
  expect(await pass(after(DAY_MS))).toEqual([])
})

test('unread messages are counted, not quoted, and those read before the mail are not', async () => {
  const ann = await add()
  const ben = await add()
  const { conversationId } = await addMessage(database, ben, ann, { body: 'a secret word', createdAt: NOON })
  await addMessage(database, ben, ann, { body: 'another one', createdAt: NOON })
  await inTransaction((tx) => giveLike(tx, ben, ann.memberId, NOON))
  await sendDueNews(database, due)
  expect(await mails()).toMatchObject([{ kind: 'news', data: { messages: 2, likes: 1 } }])
  await db
    .update(conversationMember)
    .set({ readUpTo: 2 })
    .where(eq(conversationMember.conversationId, conversationId))
  await round()
  const [mail] = sent.mail
  expect(mail?.text).toContain('New likes: 1')
  expect(mail?.text).not.toMatch(/secret|messages/)
})

test('a member who was online after the event gets no mail', async () => {
  const [ann, ben] = [await add(), await add()]
  await like(ben, ann, NOON)
  await visit(ann, after(5 * MINUTE_MS))
  expect(await pass(due)).toEqual([])
  expect(await dueAt(ann)).toBeUndefined()
})

test.each([
  [
    'turned likes off',
    ({ brandId, memberId }: MemberKey) =>
      db.insert(notificationChoice).values({ brandId, memberId, kind: 'like', email: false, push: true }),
  ],
  [
    'unsubscribed',
    ({ memberId }: MemberKey) =>
      db
        .update(member)
        .set({ notificationsDisabled: ['listunsubscribe'] })
        .where(eq(member.id, memberId)),
  ],
  [
    'turned on privacy mode',
    ({ memberId }: MemberKey) => db.update(member).set({ pausedAt: NOON }).where(eq(member.id, memberId)),
  ],
  [
    'been suspended',
    ({ memberId }: MemberKey) => db.update(member).set({ status: 'banned' }).where(eq(member.id, memberId)),
  ],
  [
    'closed the account',
    ({ memberId }: MemberKey) =>
      db.update(member).set({ status: 'pending_deletion', leftAt: NOON }).where(eq(member.id, memberId)),
  ],
  [
    'blocked the other',
    ({ brandId, memberId }: MemberKey, by: MemberKey) =>
      db.insert(block).values({ brandId, memberId, blockedId: by.memberId, createdAt: NOON }),
  ],
  [
    'lost the like',
    (_: MemberKey, by: MemberKey) => db.delete(memberLike).where(eq(memberLike.memberId, by.memberId)),
  ],
  ['visited the site', (ann: MemberKey) => visit(ann, due)],
] as const)(
  'a member who has %s gets no mail, neither before nor after it was enqueued',
  async (_, change) => {
    const [early, late, ben, cas] = [await add(), await add(), await add(), await add()]
    await like(ben, early, NOON)
    await like(cas, late, NOON)
    await change(early, ben)
    await sendDueNews(database, due)
    expect(await mails()).toHaveLength(1)
    await change(late, cas)
    await round()
    expect(sent.mail).toEqual([])
  },
)

test('at night the mail waits until eight in the morning of the member’s place', async () => {
  const ann = await add(undefined, { profile: { country: 'US', region: 'US-CA' } })
  const ben = await add()
  const night = new Date('2026-06-11T06:00:00Z')
  await like(ben, ann, night)
  const morning = new Date('2026-06-11T15:00:00Z')
  expect(await pass(after(NEWS_DELAY_MS, night))).toEqual([])
  expect(await dueAt(ann)).toEqual(morning)
  await sendDueNews(database, morning)
  expect(await mails()).toHaveLength(1)
})

test('an enqueued mail that is delayed into the night waits, too', async () => {
  const [ann, ben] = [await add(), await add()]
  await like(ben, ann, NOON)
  await sendDueNews(database, due)
  const { clock } = parts
  parts.clock = { now: () => new Date('2026-06-10T21:00:00Z') }
  await round()
  parts.clock = clock
  expect(sent.mail).toEqual([])
  const [row] = await db.select().from(outbox).where(eq(outbox.memberId, ann.memberId))
  expect(row).toMatchObject({ status: 'waiting', reason: 'It is night where the member lives.' })
  const hours = ((row?.dueAt.getTime() ?? 0) - Date.now()) / HOUR_MS
  expect(hours).toBeGreaterThan(8.9)
  expect(hours).toBeLessThan(9.1)
})

test('without a visit there is one mail a day; after a visit the next one goes out', async () => {
  const [ann, ben, cas, dan] = [await add(), await add(), await add(), await add()]
  await like(ben, ann, NOON)
  expect(await pass(due)).toHaveLength(1)
  await like(cas, ann, after(HOUR_MS))
  expect(await pass(after(2 * HOUR_MS))).toEqual([])
  const [mail] = await pass(after(DAY_MS, due))
  expect(mail?.text).toContain('New likes: 1')
  await visit(ann, after(DAY_MS + HOUR_MS))
  await like(dan, ann, after(DAY_MS + 2 * HOUR_MS))
  expect(await pass(after(DAY_MS + 3 * HOUR_MS))).toHaveLength(1)
})

test('a flood of likes becomes three mails a day, however often the member visits', async () => {
  const ann = await add()
  let count = 0
  for (let hours = 0; hours < 9; hours += 0.5) {
    const at = after(hours * HOUR_MS)
    await like(await add(), ann, at)
    count += (await pass(after(NEWS_DELAY_MS, at))).length
    await visit(ann, after(NEWS_DELAY_MS + MINUTE_MS, at))
  }
  expect(count).toBe(3)
})

test('two workers enqueue each mail once', async () => {
  const readers = await Promise.all(Array.from({ length: 12 }, () => add()))
  const ben = await add()
  for (const reader of readers) await like(ben, reader, NOON)
  const counts = await Promise.all([1, 2, 3].map(() => sendDueNews(database, due)))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12)
  expect(await mails()).toHaveLength(12)
})
