import { notificationKinds } from 'contracts'
import { expect, test } from 'vitest'
import { newId } from '../../db/new-id.ts'
import { addMember } from '../../features/account/fixture-member.ts'
import { outbox } from '../../tables/outbox.ts'
import { notificationChoice } from '../../tables/own-account.ts'
import { openOutbox } from '../fixture-outbox.ts'
import { mailData } from '../mail/fixture-mail-data.ts'
import { topicOf } from '../topic-of.ts'

const { database, sent, round } = await openOutbox()
const { db } = database

/** Mails that someone asked for, or that the site owes by law or for the account's safety. */
const ESSENTIAL = [
  'account-deletion',
  'activate',
  'already-member',
  'complaint-answered',
  'complaint-received',
  'debit-announced',
  'mail-change',
  'mail-change-notice',
  'mail-changed',
  'password-changed',
  'payment-receipt',
  'refund-receipt',
  'report-decided',
  'reset-password',
]

async function sentKinds(overrides: Parameters<typeof addMember>[1], choices: { readonly email: boolean }) {
  const { brandId, memberId } = await addMember(database, { email: `${newId()}@example.com`, ...overrides })
  const chosen = notificationKinds.map((kind) => ({ brandId, memberId, kind, push: false, ...choices }))
  await db.insert(notificationChoice).values(chosen)
  await db.delete(outbox)
  const rows = Object.entries(mailData).map(([kind, data]) => ({
    id: newId(),
    brandId,
    memberId,
    channel: 'mail' as const,
    kind,
    data: { ...data },
  }))
  await db.insert(outbox).values(rows)
  sent.mail.length = 0
  await round()
  const ids = new Set(sent.mail.map(({ id }) => id))
  return rows.flatMap(({ id, kind }) => (ids.has(id) ? [kind] : [])).toSorted()
}

test('§4: a member who has unsubscribed gets the essential mails only', async () => {
  const kinds = await sentKinds({ notificationsDisabled: ['listunsubscribe'] }, { email: true })
  expect(kinds).toEqual(ESSENTIAL)
  expect(sent.mail.every(({ unsubscribeUrl }) => unsubscribeUrl === undefined)).toBe(true)
})

test('§4: so does a member who has switched off every kind', async () => {
  expect(await sentKinds({}, { email: false })).toEqual(ESSENTIAL)
})

test('every other kind has a topic, and so an unsubscribe link', () => {
  const others = Object.keys(mailData).filter((kind) => !ESSENTIAL.includes(kind))
  expect(others.filter((kind) => topicOf(kind) === undefined)).toEqual([])
  expect(ESSENTIAL.filter((kind) => topicOf(kind) !== undefined)).toEqual([])
})
