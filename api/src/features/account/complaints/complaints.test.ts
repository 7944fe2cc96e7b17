import { CASE_DAYS } from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { complaint, staffAction } from '../../../tables/account.ts'
import { outbox } from '../../../tables/outbox.ts'
import { DAY_MS } from '../../../time.ts'
import { findComplaint, findComplaints } from './complaints.ts'
import { removeOldComplaints } from './remove-old-complaints.ts'
import { answerComplaint, findReplies } from './settle-complaint.ts'

const world = await openWorld()
const { db, inTransaction } = world.database

async function send(body: object, brand: 'amberly' | 'marigold' = 'amberly') {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/complaint.php',
    headers: await world.headersOf(brand, 'visitor'),
    payload: {
      id: 'a-complaint-of-mine',
      email: ' Ann@Example.invalid ',
      topic: 'payment',
      text: 'Paid twice.',
      ...body,
    },
  })
  return { status: answer.statusCode, body: answer.json() }
}

test('a complaint is stored once, however often it is sent, and found by its reference', async () => {
  const [first, again] = [await send({}), await send({})]
  expect(first.status).toBe(200)
  expect(again.body).toEqual(first.body)
  const found = await findComplaint(db, 'amberly', String(first.body.reference).toLowerCase())
  expect(found).toMatchObject({
    email: 'ann@example.invalid',
    topic: 'payment',
    text: 'Paid twice.',
    memberId: null,
  })
  expect(await findComplaints(db, 'amberly', 'open')).toHaveLength(1)
  const mails = await db.select().from(outbox)
  expect(mails).toMatchObject([
    {
      channel: 'mail',
      kind: 'complaint-received',
      address: 'ann@example.invalid',
      data: { ...first.body, token: expect.any(String) },
    },
  ])
})

test('an address gets three confirmations a day from all brands, and every complaint is stored', async () => {
  const email = 'flooded@example.invalid'
  for (let n = 0; n < 5; n += 1) {
    const id = `one-of-many-complaints-${n}`
    expect((await send({ id, email }, n % 2 ? 'marigold' : 'amberly')).status).toBe(200)
  }
  expect(await db.select().from(outbox).where(eq(outbox.address, email))).toHaveLength(3)
  const stored = [
    ...(await findComplaints(db, 'amberly', 'open')),
    ...(await findComplaints(db, 'marigold', 'open')),
  ]
  expect(stored.filter((complaint) => complaint.email === email)).toHaveLength(5)
})

test('a complaint about a minor is listed before all others', async () => {
  const sent = await send({ id: 'one-about-a-minor', topic: 'minor' })
  await send({ id: 'one-after-the-minor' })
  const listed = await findComplaints(db, 'amberly', 'open')
  expect(listed.map(({ reference }) => reference).indexOf(String(sent.body.reference))).toBe(0)
  expect(listed.length).toBeGreaterThan(2)
})

test('a complaint is found only at its own brand', async () => {
  const { body } = await send({ id: 'another-complaint-of-mine' })
  expect(await findComplaint(db, 'marigold', body.reference)).toBeUndefined()
  expect(await findComplaint(db, 'amberly', body.reference)).toBeDefined()
})

test.each([
  [{ email: 'ann' }, 'invalid_email', { email: 'invalid_email' }],
  [{ text: '  ' }, 'invalid_input', { text: 'invalid_input' }],
  [{ text: 'a'.repeat(4_001) }, 'invalid_input', { text: 'invalid_input' }],
  [{ topic: 'weather' }, 'invalid_input', { topic: 'invalid_input' }],
])('%j is refused', async (body, code, fields) => {
  expect(await send({ id: 'a-wrong-one-of-mine', ...body })).toMatchObject({
    status: 422,
    body: { error: { code, fields } },
  })
})

test('staff can answer a complaint once', async () => {
  const { body } = await send({ id: 'a-third-complaint-of-mine' })
  const found = await findComplaint(db, 'amberly', body.reference)
  if (!found) throw new Error('The complaint was not stored.')
  const answer = (text: string) =>
    inTransaction((tx) => answerComplaint(tx, found, { text, author: 'ann' }, new Date()))
  expect(await answer('You have it back.')).toBe(true)
  expect(await answer('You have not.')).toBe(false)
  const mails = await db.select().from(outbox).where(eq(outbox.kind, 'complaint-answered'))
  expect(mails).toMatchObject([
    { address: 'ann@example.invalid', data: { reference: body.reference, answer: 'You have it back.' } },
  ])
  expect(await findComplaints(db, 'amberly', 'answered')).toMatchObject([{ id: found.id }])
  expect(await findReplies(db, found.id)).toMatchObject([{ text: 'You have it back.' }])
})

test('a year after the answer a complaint is deleted, with the copy of its answer; one without an answer never is', async () => {
  const [first, second] = [
    await send({ id: 'an-answered-complaint' }),
    await send({ id: 'an-open-complaint' }),
  ]
  const found = await findComplaint(db, 'amberly', first.body.reference)
  if (!found) throw new Error('There is no complaint.')
  const answeredAt = new Date()
  await inTransaction((tx) =>
    answerComplaint(tx, found, { text: 'You were right.', author: 'ann' }, answeredAt),
  )
  const noted = {
    id: newId(),
    brandId: 'amberly',
    actor: 'ann',
    action: 'complaint answer',
    subject: found.id,
  }
  await db
    .insert(staffAction)
    .values({ ...noted, details: { answer: 'You were right.' }, createdAt: answeredAt })
  const after = (ms: number) => new Date(answeredAt.getTime() + CASE_DAYS * DAY_MS + ms)
  await removeOldComplaints(world.database, after(0))
  expect(await db.$count(complaint, eq(complaint.id, found.id))).toBe(1)
  await removeOldComplaints(world.database, after(1))
  expect(await db.$count(complaint, eq(complaint.id, found.id))).toBe(0)
  expect(await findReplies(db, found.id)).toEqual([])
  const kept = await db.select().from(staffAction).where(eq(staffAction.subject, found.id))
  expect(kept).toMatchObject([{ details: {}, erasedAt: expect.any(Date) }])
  expect(await findComplaint(db, 'amberly', second.body.reference)).toBeDefined()
})
