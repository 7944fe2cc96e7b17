import { notificationKinds } from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../db/new-id.ts'
import { addBrowser } from '../../features/account/fixture-browser.ts'
import { addMember } from '../../features/account/fixture-member.ts'
import { addMessage } from '../../features/chat/fixture-messages.ts'
import { giveLike } from '../../features/members/likes/like.ts'
import type { MemberKey } from '../../tables/member-key.ts'
import { outbox } from '../../tables/outbox.ts'
import { notificationChoice } from '../../tables/own-account.ts'
import { memberSearch } from '../../tables/search.ts'
import { openOutbox } from '../fixture-outbox.ts'
import { mailData } from '../mail/fixture-mail-data.ts'
import type { MailData, PushData, SmsData } from '../message.ts'
import { topicOf } from '../topic-of.ts'

const { database, sent, round } = await openOutbox()
const { db, inTransaction } = database

/** Mails that someone asked for, or that the site owes by law or for the account's safety. */
const ESSENTIAL_MAILS = [
  'account-deletion',
  'activate',
  'already-member',
  'announcement',
  'complaint-answered',
  'complaint-received',
  'data-ready',
  'debit-announced',
  'decision',
  'decision-reviewed',
  'mail-change',
  'mail-change-notice',
  'mail-changed',
  'password-changed',
  'second-factor-changed',
  'payment-receipt',
  'refund-receipt',
  'report-decided',
  'reset-password',
]

/** The same, with the text message that someone asked for. */
const ESSENTIAL = [...ESSENTIAL_MAILS, 'code'].toSorted()
const PUSHED = ['new-like', 'new-match', 'new-message']

/** First the member was here, then the last mail was sent, and then came all that is new. */
const LAST_VISIT = new Date('2026-06-01T12:00:00Z')
const since = '2026-06-02T12:00:00Z'
const NEW = new Date('2026-06-03T12:00:00Z')

const add = (overrides: Parameters<typeof addMember>[1] = {}) =>
  addMember(database, { email: `${newId()}@example.com`, ...overrides })

/** A member to whom every kind could be sent, by the account's state, and the data of each. */
async function addReader(overrides: Parameters<typeof addMember>[1]) {
  const [reader, writer, liker, match] = [await add(overrides), await add(), await add(), await add()]
  const { memberId } = reader
  await db.update(memberSearch).set({ lastActive: LAST_VISIT }).where(eq(memberSearch.memberId, memberId))
  const browser = await addBrowser(db, reader)
  const like = (by: MemberKey, liked: MemberKey) =>
    inTransaction((tx) => giveLike(tx, by, liked.memberId, NEW))
  await like(liker, reader)
  await like(reader, match)
  await like(match, reader)
  const { conversationId, sequence } = await addMessage(database, writer, reader, { createdAt: NEW })
  await db.delete(outbox)
  const mails: MailData = {
    ...mailData,
    offer: { ...mailData.offer, expires: '2040-01-01T00:00:00Z' },
    news: { ...mailData.news, since },
    return: { ...mailData.return, since },
  }
  const pushes: PushData = {
    'new-message': { fromId: writer.memberId, conversationId, sequence },
    'new-like': { fromId: liker.memberId },
    'new-match': { fromId: match.memberId },
  }
  const texts: SmsData = { code: { code: '123456' } }
  const rowsOf = (channel: 'mail' | 'push' | 'sms', data: object, to: object = {}) =>
    Object.entries(data).map(([kind, values]) => {
      const { brandId } = reader
      return { id: newId(), brandId, memberId, channel, kind, data: { ...values }, ...to }
    })
  const rows = [
    ...rowsOf('mail', mails),
    ...rowsOf('push', pushes, { subscriptionId: browser.id }),
    ...rowsOf('sms', texts, { address: '+31600000000' }),
  ]
  return { reader, rows }
}

type Choice = Pick<typeof notificationChoice.$inferInsert, 'email' | 'push'>

/** Enqueues every kind for a member with one choice for all; returns what is sent. */
async function sentKinds(overrides: Parameters<typeof addMember>[1], choice: Choice) {
  const { reader, rows } = await addReader(overrides)
  const { brandId, memberId } = reader
  const chosen = notificationKinds.map((kind) => ({ brandId, memberId, kind, ...choice }))
  await db.insert(notificationChoice).values(chosen)
  await db.insert(outbox).values(rows)
  for (const letters of Object.values(sent)) letters.length = 0
  await round()
  const kinds = await db.select({ kind: outbox.kind }).from(outbox).where(eq(outbox.status, 'sent'))
  expect(Object.values(sent).flat()).toHaveLength(kinds.length)
  return kinds.map(({ kind }) => kind).toSorted()
}

const UNSUBSCRIBED = { notificationsDisabled: ['listunsubscribe' as const] }
const UNCONFIRMED = { status: 'not_confirmed' } as const
const ON: Choice = { email: true, push: true }
const OFF: Choice = { email: false, push: false }

test('a member who has switched on every kind gets all that the state of the account allows', async () => {
  const others = Object.keys(mailData).filter((kind) => !ESSENTIAL.includes(kind))
  const forConfirmed = others.filter((kind) => kind !== 'activate-reminder')
  expect(await sentKinds({}, ON)).toEqual([...ESSENTIAL, ...PUSHED, ...forConfirmed].toSorted())
  expect(await sentKinds(UNCONFIRMED, ON)).toEqual([...ESSENTIAL, ...PUSHED, 'activate-reminder'].toSorted())
})

test.each([
  ['confirmed', {}],
  ['unconfirmed', UNCONFIRMED],
])(
  '§4: a member (%s) who has switched off everything gets the essential mails and text messages only',
  async (_, state) => {
    expect(await sentKinds({ ...state, ...UNSUBSCRIBED }, OFF)).toEqual(ESSENTIAL)
    expect(sent.mail.every(({ unsubscribeUrl }) => unsubscribeUrl === undefined)).toBe(true)
  },
)

test('§4: a member who has unsubscribed from mails still gets the push messages they want', async () => {
  expect(await sentKinds(UNSUBSCRIBED, ON)).toEqual([...ESSENTIAL, ...PUSHED].toSorted())
})

test('§4: a member who has switched off every kind gets none of them, even without unsubscribing', async () => {
  expect(await sentKinds({}, OFF)).toEqual(ESSENTIAL)
})

test('every other kind has a topic, and so an unsubscribe link', () => {
  const others = Object.keys(mailData).filter((kind) => !ESSENTIAL_MAILS.includes(kind))
  expect(others.filter((kind) => topicOf(kind) === undefined)).toEqual([])
  expect(ESSENTIAL_MAILS.filter((kind) => topicOf(kind) !== undefined)).toEqual([])
})
