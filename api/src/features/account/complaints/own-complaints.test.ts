import { type AnswerOf, getComplaint, getComplaints, sendComplaint } from 'contracts'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { linkToken, readLinkToken } from '../../../outbox/mail/link-token.ts'
import { complaint, staffAction } from '../../../tables/account.ts'
import { outbox } from '../../../tables/outbox.ts'
import { DAY_MS } from '../../../time.ts'
import { peopleOf, stoppedClock } from '../../members/fixture-people.ts'
import { answerComplaint, closeComplaint } from './settle-complaint.ts'

const clock = stoppedClock('2026-11-01T08:00:00.000Z')
const world = await openWorld({ clock })
const { db, inTransaction } = world.database
const { person } = peopleOf(world, clock)
type Person = Awaited<ReturnType<typeof person>>

async function complain(by: Person, email = `${newId().toLowerCase()}@example.invalid`) {
  const about = { topic: 'payment', text: 'Paid twice.' } as const
  const { reference } = (await by.call(sendComplaint, { body: { id: newId(), email, ...about } })).data
  const [stored = expect.fail('not stored')] = await db
    .select()
    .from(complaint)
    .where(eq(complaint.reference, reference))
  const [mail = expect.fail('no mail')] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, 'complaint-received'), eq(outbox.address, email)))
  const { token } = mail.data as { token: string }
  return { ...stored, token }
}

async function follow(by: Person, token: string) {
  const { status, data } = await by.call(getComplaint, { query: { token } })
  return status === 200 ? data.complaint : data.error?.code
}

const look = (subject: string) =>
  db.insert(staffAction).values({
    id: newId(),
    brandId: 'amberly',
    actor: 'kim',
    action: 'complaint look',
    subject,
    details: {},
    createdAt: clock.now(),
  })

test('the link in the mail says how far the complaint is, and nothing of its text', async () => {
  const ann = await person('Ann')
  const { token, ...about } = await complain(ann)
  const now = clock.now()
  expect(await follow(ann, token)).toEqual({
    reference: about.reference,
    topic: 'payment',
    progress: 'received',
    sent_at: now.toISOString(),
    due_at: expect.any(String),
    closed_at: null,
  })
  await look(about.id)
  expect(await follow(ann, token)).toMatchObject({ progress: 'looked-at' })
  await inTransaction((tx) => answerComplaint(tx, about, { text: 'You have it back.', author: 'kim' }, now))
  expect(await follow(ann, token)).toMatchObject({
    progress: 'answered',
    due_at: null,
    closed_at: now.toISOString(),
  })
  const { token: other, ...second } = await complain(ann)
  await inTransaction((tx) => closeComplaint(tx, second, now))
  expect(await follow(ann, other)).toMatchObject({ progress: 'closed' })
})

test('a link that is forged, of another complaint or brand, or too old leads nowhere', async () => {
  const [ann, bo] = [await person('Ann'), await person('Bo')]
  const [first, second] = [await complain(ann), await complain(bo)]
  const [id = '', until = '', proof = ''] = first.token.split('.')
  const later = (Number.parseInt(until, 36) + 1).toString(36)
  const forged = [
    '',
    id,
    `${id}.${until}.`,
    `${second.id}.${until}.${proof}`,
    `${id}.${later}.${proof}`,
    `${first.token}.`,
    linkToken('another secret', { of: 'complaint', brandId: 'amberly', id }, clock.now()),
  ]
  for (const token of forged) expect(await follow(ann, token)).toBe('link_expired')
  const elsewhere = await world.app.inject({
    url: `${getComplaint.path}?token=${first.token}`,
    headers: await world.headersOf('marigold', 'visitor'),
  })
  expect(elsewhere.statusCode).toBe(410)
  clock.pass(180 * DAY_MS - 1_000)
  expect(await follow(ann, first.token)).toMatchObject({ reference: first.reference })
  clock.pass(1_000)
  expect(await follow(ann, first.token)).toBe('link_expired')
})

test('members see what they have sent while logged in, and nothing of others', async () => {
  const [ann, bo] = [await person('Ann'), await person('Bo')]
  const own = await complain(ann)
  clock.pass(1_000)
  const later = await complain(ann)
  // With the address of another.
  await complain(bo, `${ann.id.toLowerCase()}@example.invalid`)
  const list = async (by: Person) => {
    const { complaints } = (await by.call(getComplaints, {})).data as AnswerOf<typeof getComplaints>
    return complaints.map(({ reference }) => reference)
  }
  expect(await list(ann)).toEqual([later.reference, own.reference])
  expect(await list(bo)).toHaveLength(1)
})

test('a token is read for its brand alone', () => {
  const now = clock.now()
  const token = linkToken('s', { of: 'complaint', brandId: 'amberly', id: 'c' }, now)
  expect(readLinkToken('s', { of: 'complaint', brandId: 'amberly' }, token, now)).toBe('c')
  expect(readLinkToken('s', { of: 'complaint', brandId: 'marigold' }, token, now)).toBeUndefined()
  expect(readLinkToken('s', { of: 'decision', brandId: 'amberly' }, token, now)).toBeUndefined()
})
