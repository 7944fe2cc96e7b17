import {
  type AnswerOf,
  claimCase,
  closeStaffComplaint,
  findStaffComplaints,
  getCaseFigures,
  getStaffComplaint,
  reopenStaffComplaint,
  replyToStaffComplaint,
  sendComplaint,
} from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { complaint } from '../../../tables/account.ts'
import { outbox } from '../../../tables/outbox.ts'
import { staffCase } from '../../../tables/staff.ts'
import { addMember } from '../../account/fixture-member.ts'
import { entriesAbout, staffAt } from '../members/fixture-support.ts'

const world = await openWorld()
const { db } = world.database
const support = await staffAt(world)
const visitor = await staffAt(world, 'visitor')

const aComplaint = { topic: 'payment', text: 'Paid twice.' } as const

async function complain(body: object = {}) {
  const email = `${newId().toLowerCase()}@example.invalid`
  const sent = { id: newId(), email, ...aComplaint, ...body }
  const { body: answer } = await visitor.ask<{ reference: string }>(sendComplaint, { body: sent })
  const [stored] = await db.select().from(complaint).where(eq(complaint.reference, answer.reference))
  if (!stored) throw new Error('The complaint was not stored.')
  return stored
}

async function list(query: Record<string, string> = {}) {
  const { body } = await support.ask<AnswerOf<typeof findStaffComplaints>>(findStaffComplaints, { query })
  return body
}

async function look(id: string, who = support) {
  const { body } = await who.ask<AnswerOf<typeof getStaffComplaint>>(getStaffComplaint, { query: { id } })
  return body.complaint
}

const reply = (id: string, more: object = {}) =>
  support.ask(replyToStaffComplaint, {
    body: { id, reply: newId(), text: 'You have it back.', replies: 0, keep_open: false, ...more },
  })

const isDue = (id: string, ms: number) =>
  db
    .update(staffCase)
    .set({ dueAt: new Date(ms), rankAt: new Date(ms) })
    .where(eq(staffCase.subjectId, id))

test('§3: what is late comes first, and a complaint about a minor before it; the support sees how many there are', async () => {
  const usual = await complain()
  const late = await complain({ topic: 'privacy' })
  await isDue(late.id, Date.now() - 1_000)
  const minor = await complain({ topic: 'minor' })
  await isDue(minor.id, Date.now() - 2_000)
  const { complaints } = await list()
  const order = complaints.map(({ id }) => id)
  expect(order).toEqual([minor.id, late.id, usual.id])
  expect(complaints[1]).toMatchObject({
    reference: late.reference,
    topic: 'privacy',
    state: 'open',
    is_late: true,
  })
  expect(complaints[2]).toMatchObject({ is_late: false, due_at: expect.any(String), replies: 0 })
  const { body } = await support.ask<AnswerOf<typeof getCaseFigures>>(getCaseFigures)
  expect(body.figures).toMatchObject([{ kind: 'complaint', waiting: 3, late: 2 }])
})

test('a list tells nothing of who wrote, and is read page by page in the same order', async () => {
  for (let index = 0; index < 55; index += 1) await complain({ topic: 'content' })
  const first = await list({ topic: 'content', order: 'newest' })
  expect([first.complaints.length, typeof first.next]).toEqual([50, 'string'])
  const second = await list({ topic: 'content', order: 'newest', after: first.next ?? '' })
  expect([second.complaints.length, second.next]).toEqual([5, null])
  const ids = [...first.complaints, ...second.complaints].map(({ id }) => id)
  expect(new Set(ids).size).toBe(55)
  expect(JSON.stringify(first)).not.toContain('@')
  expect((await list({ topic: 'content', language: 'fi' })).complaints).toEqual([])
})

test('a reference or an address finds open and closed ones, and the log keeps that somebody searched', async () => {
  const { id, reference, email } = await complain()
  await reply(id)
  for (const text of [reference.toLowerCase(), ` ${email.toUpperCase()}`])
    expect((await list({ text })).complaints.map((found) => found.id)).toEqual([id])
  expect((await list({ text: 'nobody@example.invalid' })).complaints).toEqual([])
  const entries = await entriesAbout(world, 'amberly', 'complaint find')
  expect(entries.map(({ details }) => details)).toEqual([{ found: 1 }, { found: 1 }, { found: 0 }])
})

test('one complaint has its text, its sender and its history, and each look is in the log', async () => {
  const ann = await addMember(world.database)
  const { id, email } = await complain({ email: ann.email })
  await complain({ email: ann.email, topic: 'other' })
  expect(await look(id)).toMatchObject({
    text: 'Paid twice.',
    email,
    member: { id: ann.id, was_logged_in: false },
    history: [{ kind: 'received', mail: 'waiting' }],
    others: [{ topic: 'other', state: 'open' }],
  })
  expect(await entriesAbout(world, id)).toEqual([
    { who: support.memberId, what: 'complaint look', details: {} },
  ])
})

test('an address that is not confirmed leads to no member', async () => {
  const ann = await addMember(world.database, { status: 'not_confirmed' })
  expect((await look((await complain({ email: ann.email })).id)).member).toBeNull()
})

test('§3: an answer is mailed in the language of the complaint, stays with it and closes it', async () => {
  const { id, reference, email } = await complain()
  await db.update(complaint).set({ locale: 'fi' }).where(eq(complaint.id, id))
  const body = { reply: newId() }
  expect((await reply(id, body)).status).toBe(204)
  expect((await reply(id, body)).status).toBe(204)
  const mails = await db.select().from(outbox).where(eq(outbox.address, email))
  expect(mails.filter(({ kind }) => kind === 'complaint-answered')).toMatchObject([
    { locale: 'fi', data: { reference, answer: 'You have it back.' } },
  ])
  const { state, due_at, history } = await look(id)
  expect([state, due_at]).toEqual(['closed', null])
  expect(history[1]).toMatchObject({ kind: 'reply', text: 'You have it back.', mail: 'waiting' })
  expect(history[1]?.by).not.toBeNull()
  expect((await list({ state: 'closed' })).complaints[0]).toMatchObject({ id, replies: 1 })
  expect(await entriesAbout(world, id, 'complaint answer')).toHaveLength(1)
})

test('two never answer the same: the second is told that it is done', async () => {
  const { id } = await complain()
  const both = await Promise.all([reply(id, { keep_open: true }), reply(id, { keep_open: true })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
  expect(await look(id)).toMatchObject({ state: 'open', replies: 1 })
  expect((await reply(id, { replies: 1 })).status).toBe(204)
  expect((await reply(id, { replies: 2 })).error?.code).toBe('case_decided')
})

test('one that takes no answer is closed for a reason, and opened again it is due anew', async () => {
  const { id } = await complain()
  await isDue(id, Date.now() - 1_000)
  const why = (reason: string) => ({ body: { id, reason } })
  expect((await support.ask(closeStaffComplaint, why(' '))).status).toBe(422)
  for (const endpoint of [closeStaffComplaint, closeStaffComplaint])
    expect((await support.ask(endpoint, why('Sent twice'))).status).toBe(204)
  expect((await look(id)).state).toBe('closed')
  expect((await support.ask(reopenStaffComplaint, why('It was another'))).status).toBe(204)
  const { state, is_late, history } = await look(id)
  expect([state, is_late]).toEqual(['open', false])
  expect(history.map(({ kind, text }) => [kind, text])).toEqual([
    ['received', null],
    ['close', 'Sent twice'],
    ['reopen', 'It was another'],
  ])
})

test('§2: a complaint that somebody has open is theirs for five minutes, by name, and nobody else answers or closes it', async () => {
  const colleague = await staffAt(world, 'staff')
  const { id } = await complain()
  const { case: its } = await look(id)
  const claim = (who: typeof support) => who.ask(claimCase, { body: { id: its ?? '' } })
  expect((await claim(support)).status).toBe(200)
  expect((await look(id)).claim).toMatchObject({ name: expect.any(String), is_me: true })
  expect((await look(id, colleague)).claim).toMatchObject({ is_me: false })
  expect((await list({ order: 'newest' })).complaints.find((one) => one.id === id)?.claim).toMatchObject({
    is_me: true,
  })
  expect((await claim(colleague)).error?.code).toBe('case_claimed')
  const answer = { id, reply: newId(), text: 'Hello.', replies: 0, keep_open: false }
  const byColleague = () => colleague.ask(replyToStaffComplaint, { body: answer })
  expect((await byColleague()).error?.code).toBe('case_claimed')
  const closed = await colleague.ask(closeStaffComplaint, { body: { id, reason: 'Sent twice' } })
  expect(closed.error?.code).toBe('case_claimed')
  expect(await look(id)).toMatchObject({ state: 'open', replies: 0 })
  // The lease runs out.
  await db
    .update(staffCase)
    .set({ claimedUntil: new Date(Date.now() - 1) })
    .where(eq(staffCase.id, its ?? ''))
  expect((await look(id)).claim).toBeNull()
  expect((await claim(colleague)).status).toBe(200)
  expect((await reply(id)).error?.code).toBe('case_claimed')
  expect((await byColleague()).status).toBe(204)
  expect(await look(id)).toMatchObject({ state: 'closed', case: null, claim: null })
})

test('nobody answers their own complaint', async () => {
  const { id } = await complain()
  await db.update(complaint).set({ memberId: support.memberId }).where(eq(complaint.id, id))
  expect((await reply(id)).status).toBe(403)
  expect((await look(id)).is_own).toBe(true)
})
