import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../db/new-id.ts'
import { addBrowser } from '../../features/account/fixture-browser.ts'
import { addMember } from '../../features/account/fixture-member.ts'
import { member, pushSubscription } from '../../tables/account.ts'
import { conversation, conversationMember } from '../../tables/chat.ts'
import type { MemberKey } from '../../tables/member-key.ts'
import { block, profile } from '../../tables/members.ts'
import { outbox } from '../../tables/outbox.ts'
import { notificationChoice } from '../../tables/own-account.ts'
import { findDeadLetters, reviveDeadLetters } from '../dead-letters.ts'
import { openOutbox } from '../fixture-outbox.ts'
import { NotDelivered, Undeliverable } from '../undeliverable.ts'
import { readUnsubscribeToken } from '../unsubscribe-token.ts'
import { claim, settle } from './claim.ts'
import { MAX_ATTEMPTS } from './retry-delay.ts'

const { database, parts, sent, failWith, enqueueOne, round, rowOf } = await openOutbox()
const { db } = database

beforeEach(async () => {
  await db.delete(outbox)
  failWith(() => undefined)
  for (const letters of Object.values(sent)) letters.length = 0
})

async function addReader(overrides: Parameters<typeof addMember>[1] = {}) {
  const { brandId, memberId, email } = await addMember(database, {
    email: `${newId()}@example.com`,
    ...overrides,
  })
  return { brandId, memberId, email }
}

async function enqueueReset({ brandId, memberId }: MemberKey, dedupeKey = newId()) {
  await enqueueOne({
    brandId,
    memberId,
    channel: 'mail',
    kind: 'reset-password',
    data: { token: 'T' },
    dedupeKey,
  })
  return dedupeKey
}

const makeDue = () => db.update(outbox).set({ dueAt: sql`now()` })
const stateOf = async (key: string) => {
  const { status, attempts, reason } = await rowOf(key)
  return { status, attempts, reason }
}

test('sends a mail to the member’s current address, in their language and the brand’s name, and deletes its token', async () => {
  const ann = await addReader({ language: 'fi', brandId: 'marigold' })
  const key = await enqueueReset(ann)
  const email = `${newId()}@example.com`
  await db.update(member).set({ email }).where(eq(member.id, ann.memberId))
  expect(await round()).toEqual([{ status: 'sent', isRetained: false }])
  const { id } = await rowOf(key)
  expect(sent.mail).toMatchObject([
    {
      id,
      to: email,
      from: { name: 'Marigold', address: 'no-reply@she.localhost' },
      replyTo: 'support@marigold.example',
      subject: 'Valitse uusi salasana',
    },
  ])
  expect(sent.mail[0]?.text).toContain('https://she.localhost/reset-password/do?token=T')
  expect(await rowOf(key)).toMatchObject({
    status: 'sent',
    attempts: 1,
    data: null,
    settledAt: expect.any(Date),
  })
  expect(await round()).toEqual([])
})

test('retries a failed message later, and declares it dead in the end, with the reason', async () => {
  const key = await enqueueReset(await addReader())
  failWith(() => new NotDelivered('The mail server refused it: 421.'))
  expect(await round()).toMatchObject([{ status: 'waiting' }])
  expect(await round()).toEqual([])
  expect(await stateOf(key)).toEqual({
    status: 'waiting',
    attempts: 1,
    reason: 'The mail server refused it: 421.',
  })
  const wait = (await rowOf(key)).dueAt.getTime() - Date.now()
  expect(wait).toBeGreaterThan(5_000)
  expect(wait).toBeLessThan(60_000)
  for (let attempt = 2; attempt <= MAX_ATTEMPTS; attempt += 1) {
    await makeDue()
    await round()
  }
  expect(await stateOf(key)).toMatchObject({ status: 'dead', attempts: MAX_ATTEMPTS })
  expect(await findDeadLetters(db)).toMatchObject({
    total: 1,
    letters: [{ channel: 'mail', kind: 'reset-password', reason: 'The mail server refused it: 421.' }],
  })
  failWith(() => undefined)
  expect(await reviveDeadLetters(db)).toBe(1)
  expect(await round()).toMatchObject([{ status: 'sent' }])
  expect(await findDeadLetters(db)).toEqual({ total: 0, letters: [] })
})

test('§4: a mail to an unknown address is dead at once, and the bounce stops the member’s notifications', async () => {
  const ann = await addReader()
  failWith(() => new Undeliverable('The mail server refused it: 550.', { isGone: true }))
  await enqueueReset(ann)
  await enqueueReset(ann)
  expect(await round()).toMatchObject([{ status: 'dead' }, { status: 'dead' }])
  const disabled = async () => {
    const [row] = await db.select().from(member).where(eq(member.id, ann.memberId))
    return row?.notificationsDisabled
  }
  expect(await disabled()).toEqual(['bounce'])
  failWith(() => undefined)
  const { brandId, memberId } = ann
  const about = { channel: 'mail', kind: 'photo-approved', data: {} } as const
  await enqueueOne({ ...about, brandId, memberId, dedupeKey: 'after the bounce' })
  await round()
  expect(await stateOf('after the bounce')).toMatchObject({
    status: 'skipped',
    reason: 'Mails are stopped: bounce.',
  })
})

test('a bounce of a new address does not stop mails to the member’s current one', async () => {
  const { brandId, memberId } = await addReader()
  failWith(() => new Undeliverable('gone', { isGone: true }))
  await enqueueOne({
    brandId,
    memberId,
    address: 'new@example.com',
    channel: 'mail',
    kind: 'mail-change',
    data: { token: 'T' },
  })
  await round()
  const [row] = await db.select().from(member).where(eq(member.id, memberId))
  expect(row?.notificationsDisabled).toEqual([])
})

test('a permanent error that is not about the address stops no mails', async () => {
  const ann = await addReader()
  failWith(() => new Undeliverable('The mail server refused it: 554.'))
  const key = await enqueueReset(ann)
  await round()
  expect(await stateOf(key)).toMatchObject({ status: 'dead' })
  const [row] = await db.select().from(member).where(eq(member.id, ann.memberId))
  expect(row?.notificationsDisabled).toEqual([])
})

test('mails to demo members and invalid addresses reach no mail server, and stay for the outbox page', async () => {
  const demo = await addReader({ isDemo: true })
  const invalid = await addReader({ email: `${newId()}@example.INVALID` })
  const keys = [await enqueueReset(demo), await enqueueReset(invalid)]
  expect(await round()).toEqual([
    { status: 'sent', isRetained: true },
    { status: 'sent', isRetained: true },
  ])
  expect(sent.mail).toEqual([])
  for (const key of keys) expect(await rowOf(key)).toMatchObject({ status: 'sent', data: { token: 'T' } })
})

test('a member who was banned meanwhile gets no mail', async () => {
  const ann = await addReader()
  const key = await enqueueReset(ann)
  await db.update(member).set({ status: 'banned' }).where(eq(member.id, ann.memberId))
  await round()
  expect(sent.mail).toEqual([])
  expect(await stateOf(key)).toMatchObject({ status: 'skipped', reason: 'The member is banned.' })
})

test('a row whose lease expired can be claimed again, and its first sender’s result is ignored', async () => {
  const key = await enqueueReset(await addReader())
  const [mine] = await claim(db, 'mail', 1)
  expect(await claim(db, 'mail', 1)).toEqual([])
  await makeDue()
  const [theirs] = await claim(db, 'mail', 1)
  expect(theirs).toMatchObject({ id: mine?.id, attempts: 2 })
  await settle(db, mine!, { status: 'dead', reason: 'late' })
  expect(await stateOf(key)).toMatchObject({ status: 'sending' })
  await settle(db, theirs!, { status: 'sent', isRetained: false })
  expect(await stateOf(key)).toMatchObject({ status: 'sent', attempts: 2 })
})

test('a row that cannot be rendered is retried, with a reason that reveals nothing of its contents', async () => {
  const { brandId, memberId } = await addReader()
  await db.insert(outbox).values({
    id: newId(),
    brandId,
    memberId,
    channel: 'mail',
    kind: 'of tomorrow',
    data: {},
    dedupeKey: 'new',
  })
  expect(await round()).toMatchObject([{ status: 'waiting', reason: 'It could not be rendered: TypeError.' }])
})

async function addTalk(readUpTo: number) {
  const [ann, ben] = [await addReader(), await addReader()]
  const browser = await addBrowser(db, ann)
  const conversationId = newId()
  const { brandId } = ann
  await db.insert(conversation).values({ id: conversationId, brandId, createdAt: new Date() })
  await db
    .insert(conversationMember)
    .values({ conversationId, brandId, memberId: ann.memberId, otherId: ben.memberId, readUpTo })
  const data = { fromId: ben.memberId, conversationId, sequence: 3 }
  const key = newId()
  await enqueueOne({
    brandId,
    memberId: ann.memberId,
    channel: 'push',
    kind: 'new-message',
    data,
    dedupeKey: key,
  })
  return { ann, ben, browser, conversationId, key: `${key} ${browser.id}` }
}

test('a push message names no one, and opens the conversation', async () => {
  const { browser, conversationId } = await addTalk(2)
  await round()
  expect(sent.push).toMatchObject([
    {
      subscription: { endpoint: browser.endpoint, keys: { p256dh: 'p', auth: 'a' } },
      contact: 'mailto:support@amberly.example',
      payload: {
        title: 'Amberly',
        body: 'You have a new message.',
        url: `https://localhost/chats/${conversationId}`,
        tag: `messages ${conversationId}`,
      },
    },
  ])
})

test('a push message names the writer to a member who chose that, and never says what was written', async () => {
  const { ann, ben } = await addTalk(2)
  await db.update(member).set({ pushNames: true }).where(eq(member.id, ann.memberId))
  const [writer] = await db
    .select({ name: profile.name })
    .from(profile)
    .where(eq(profile.memberId, ben.memberId))
  await round()
  expect(sent.push).toMatchObject([{ payload: { title: 'Amberly', body: `${writer?.name} wrote to you.` } }])
})

test('skips the notification of a message that was read meanwhile', async () => {
  const { key } = await addTalk(3)
  await round()
  expect(sent.push).toEqual([])
  expect(await stateOf(key)).toMatchObject({ status: 'skipped', reason: 'It is no longer news.' })
})

test.each(['the reader', 'the writer'])(
  '§6: after %s blocks the other, no notification is sent',
  async (who) => {
    const { ann, ben } = await addTalk(0)
    const [by, blocked] = who === 'the reader' ? [ann, ben] : [ben, ann]
    await db.insert(block).values({
      brandId: by.brandId,
      memberId: by.memberId,
      blockedId: blocked.memberId,
      createdAt: new Date(),
    })
    await round()
    expect(sent.push).toEqual([])
  },
)

test('deletes the subscription of a browser that has unsubscribed, and skips its other messages', async () => {
  const { ann, ben, browser } = await addTalk(0)
  const { brandId, memberId } = ann
  failWith(() => new Undeliverable('The push service refused it: 410.', { isGone: true }))
  expect(await round()).toMatchObject([{ status: 'dead' }])
  expect(await db.$count(pushSubscription, eq(pushSubscription.id, browser.id))).toBe(0)
  const row = {
    id: newId(),
    brandId,
    memberId,
    subscriptionId: browser.id,
    channel: 'push',
    kind: 'new-like',
  } as const
  await db.insert(outbox).values({ ...row, data: { fromId: ben.memberId } })
  expect(await round()).toEqual([{ status: 'skipped', reason: 'The browser has unsubscribed.' }])
})

test('skips a message for a browser that another member uses by now', async () => {
  const { browser, key } = await addTalk(0)
  const other = await addReader()
  await db
    .update(pushSubscription)
    .set({ memberId: other.memberId })
    .where(eq(pushSubscription.id, browser.id))
  await round()
  expect(sent.push).toEqual([])
  expect(await stateOf(key)).toMatchObject({ status: 'skipped' })
})

test('a text message contains its code', async () => {
  const { brandId, memberId } = await addReader({ language: 'nl' })
  await enqueueOne({
    brandId,
    memberId,
    address: '+31600000000',
    channel: 'sms',
    kind: 'code',
    data: { code: '123456' },
  })
  await round()
  expect(sent.sms).toEqual([
    {
      to: '+31600000000',
      text: 'Amberly: je code is 123456. Houd hem voor jezelf.',
      reportUrl: expect.stringMatching(/^https:\/\/localhost\/api\/sms-webhook\.php\?id=/),
    },
  ])
})

test('a message without a member goes to its own address, in its own language', async () => {
  const to = { brandId: 'amberly', address: 'who@example.com', locale: 'de' } as const
  await enqueueOne({ ...to, channel: 'mail', kind: 'complaint-received', data: { reference: 'C-1' } })
  await round()
  expect(sent.mail).toMatchObject([
    { to: 'who@example.com', subject: 'Deine Beschwerde ist angekommen (C-1)' },
  ])
  expect(parts.transports.mail.isRetained).toBe(false)
})

test('§4: skips notifications that the member turned off, but not security mails', async () => {
  const ann = await addReader()
  const choice = { brandId: ann.brandId, memberId: ann.memberId, kind: 'photo' } as const
  await db.insert(notificationChoice).values({ ...choice, email: false, push: true })
  const to = { brandId: ann.brandId, memberId: ann.memberId, channel: 'mail' } as const
  await enqueueOne({ ...to, kind: 'photo-approved', data: {} })
  expect(await round()).toEqual([{ status: 'skipped', reason: 'The member has turned it off.' }])
  await enqueueOne({ ...to, kind: 'password-changed', data: { changedAt: '2026-03-01T12:00:00Z' } })
  expect(await round()).toMatchObject([{ status: 'sent' }])
})

test('§4: a notification has an unsubscribe link; an account mail has none', async () => {
  const ann = await addReader()
  await enqueueOne({
    brandId: ann.brandId,
    memberId: ann.memberId,
    channel: 'mail',
    kind: 'photo-approved',
    data: {},
  })
  await enqueueReset(ann)
  await round()
  const urls = new Map(sent.mail.map(({ subject, unsubscribeUrl }) => [subject, unsubscribeUrl]))
  const url = new URL(urls.get('Your photo has been approved') ?? '')
  expect(`${url.origin}${url.pathname}`).toBe('https://localhost/api/unsubscribe.php')
  const token = url.searchParams.get('token') ?? ''
  expect(readUnsubscribeToken(parts.secret, ann.brandId, token)).toEqual({
    memberId: ann.memberId,
    topic: 'photo',
  })
  expect(urls.get('Choose a new password')).toBeUndefined()
})
