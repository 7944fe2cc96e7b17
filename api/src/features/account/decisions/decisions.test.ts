import { exportMember, getReports, knowsDecision, logIn, reportMember, sendComplaint } from 'contracts'
import { and, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { SECRET } from '../../../http/fixtures/server.ts'
import { linkToken } from '../../../outbox/mail/link-token.ts'
import { complaint, member, session } from '../../../tables/account.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { photo, profile } from '../../../tables/members.ts'
import { outbox } from '../../../tables/outbox.ts'
import { DAY_MS } from '../../../time.ts'
import { peopleOf, stoppedClock } from '../../members/fixture-people.ts'
import { addPhotoRow } from '../../members/photos/fixture-photo.ts'
import { findReport } from '../../members/reports/reports.ts'
import { PASSWORD } from '../fixture-member.ts'
import { decide, type NewDecision } from './decide.ts'
import { decideObjection, endSuspensions, findDecision, findObjections, liftDecision } from './lift.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { database } = world
const { db } = database
const { person, visitor } = peopleOf(world, clock)

const about = { rule: 'scam', facts: 'Asked for money.', source: 'staff', by: 'Sam' } as const

async function make({ brandId, memberId }: MemberKey, made: NewDecision) {
  return database.inTransaction((tx) => decide(tx, { brandId, memberId }, made, clock.now()))
}

async function lift(reference: string, by = 'Kim') {
  const found = await findDecision(db, 'amberly', reference)
  if (!found) throw new Error('There is no decision.')
  return database.inTransaction((tx) => liftDecision(tx, found, { by, answer: 'We erred.' }, clock.now()))
}

async function latestMail(kind: string) {
  const [row] = await db.select().from(outbox).where(eq(outbox.kind, kind)).orderBy(desc(outbox.id)).limit(1)
  return row
}

async function stateOf({ memberId }: MemberKey) {
  const [found] = await db
    .select({ status: member.status, profileStatus: profile.status, text: profile.aboutMe })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .where(eq(member.id, memberId))
  return { ...found, sessions: await db.$count(session, eq(session.memberId, memberId)) }
}

test('a warning is stored, mailed with its reasons, and part of the member’s data', async () => {
  const ann = await person('Ann')
  const made = await make(ann, { ...about, kind: 'warn' })
  const data = { reference: made?.reference, kind: 'warn', rule: 'scam', facts: about.facts, source: 'staff' }
  expect(await latestMail('decision')).toMatchObject({ memberId: ann.id, data })
  expect((await ann.call(exportMember, {})).data.decisions).toMatchObject([{ kind: 'warn', rule: 'scam' }])
})

test('a decision closes the report that led to it, and a report decides once', async () => {
  const [ann, bo] = [await person('Ann'), await person('Bo')]
  const body = { id: newId(), profile: bo.id, reason: 'scam' } as const
  const { reference } = (await ann.call(reportMember, { body })).data
  const report = await findReport(db, 'amberly', reference)
  if (!report) throw new Error('There is no report.')
  await make(bo, { ...about, kind: 'warn', source: report })
  expect((await ann.call(getReports, {})).data.reports).toMatchObject([{ reference, outcome: 'acted' }])
  expect(await latestMail('report-decided')).toMatchObject({ memberId: ann.id })
  await expect(make(bo, { ...about, kind: 'ban', source: report })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await stateOf(bo)).toMatchObject({ status: 'confirmed' })
})

test('a hidden photo and a removed text return when the decision is lifted', async () => {
  const ann = await person('Ann', { profile: { aboutMe: 'Pay me' } })
  const { id } = await addPhotoRow(database, ann, { isMain: true })
  const hidden = await make(ann, { ...about, kind: 'remove-photo', photo: id })
  const emptied = await make(ann, { ...about, kind: 'remove-text' })
  const photoRow = async () => (await db.select().from(photo).where(eq(photo.id, id)))[0]
  expect(await photoRow()).toMatchObject({ status: 'rejected', isMain: false })
  expect(await stateOf(ann)).toMatchObject({ text: null })
  expect(await make(ann, { ...about, kind: 'remove-text' })).toBeUndefined()
  expect(await make(ann, { ...about, kind: 'remove-photo', photo: id })).toBeUndefined()

  for (const one of [hidden, emptied]) expect(await lift(one?.reference ?? '')).toBe(true)
  expect(await photoRow()).toMatchObject({ status: 'active', isMain: true })
  expect(await stateOf(ann)).toMatchObject({ text: 'Pay me' })
  expect(await lift(hidden?.reference ?? '')).toBe(false)
  expect(await latestMail('decision-reviewed')).toMatchObject({ data: { isLifted: true } })
})

const signed = (id: string, brandId = 'amberly', secret = SECRET) =>
  linkToken(secret, { of: 'decision', brandId, id }, clock.now())

test('§2: the form of complaints knows a decision by the link in the mail, of its own brand only', async () => {
  const made = await make(await person('Ann'), { ...about, kind: 'warn' })
  const reference = made?.reference ?? ''
  const knows = async (given: string) => (await visitor(knowsDecision, { query: { reference: given } })).data
  expect(await knows(signed(reference))).toEqual({ is_known: true })
  const forged = [signed(reference, 'marigold'), signed(reference, 'amberly', 'x'), `${reference}.zzzzzz.x`]
  for (const given of ['FOO-BAR', reference, signed('FOO-BAR'), ...forged])
    expect(await knows(given)).toEqual({ is_known: false })
  const headers = await world.headersOf('marigold', 'visitor')
  const elsewhere = await world.app.inject({
    url: `${knowsDecision.path}?reference=${signed(reference)}`,
    headers,
  })
  expect(elsewhere.json()).toEqual({ is_known: false })
})

test('§2: by the reference alone, only the member objects whom it is about', async () => {
  const [ann, bo] = [await person('Ann'), await person('Bo')]
  const made = await make(ann, { ...about, kind: 'warn' })
  const decision = made?.reference.toLowerCase() ?? ''
  const body = { email: 'ann@example.invalid', topic: 'other', text: 'It was a joke.', decision } as const
  const objections = async () =>
    (await findObjections(db, 'amberly')).filter((one) => one.decision.id === made?.id).length
  await visitor(sendComplaint, { body: { ...body, id: newId() } })
  await bo.call(sendComplaint, { body: { ...body, id: newId() } })
  expect(await objections()).toBe(0)
  await ann.call(sendComplaint, { body: { ...body, id: newId() } })
  expect(await objections()).toBe(1)
  await db.delete(complaint)
})

test('another member’s photo is not hidden', async () => {
  const [ann, bo] = [await person('Ann'), await person('Bo')]
  const { id } = await addPhotoRow(database, bo)
  expect(await make(ann, { ...about, kind: 'remove-photo', photo: id })).toBeUndefined()
})

test('a suspension ends sessions, hides the profile, says why and until when at login, and ends by itself', async () => {
  const key = await person('Ann')
  const email = `${key.id.toLowerCase()}@example.invalid`
  const until = new Date(clock.now().getTime() + 7 * DAY_MS).toISOString()
  await make(key, { ...about, kind: 'suspend', days: 7 })
  expect(await stateOf(key)).toMatchObject({ status: 'suspended', profileStatus: 'disabled', sessions: 0 })
  const enter = () => visitor(logIn, { body: { email, password: PASSWORD } })
  expect(await enter()).toMatchObject({
    status: 403,
    data: { error: { code: 'suspended' }, data: { until, rule: about.rule } },
  })
  expect(await endSuspensions(database, clock.now())).toBe(0)
  clock.pass(7 * DAY_MS)
  expect(await endSuspensions(database, clock.now())).toBe(1)
  expect(await stateOf(key)).toMatchObject({ status: 'confirmed', profileStatus: 'active' })
  expect((await enter()).status).toBe(200)
})

test('lifting one decision lets nobody in whom another keeps out', async () => {
  const ann = await person('Ann')
  const first = await make(ann, { ...about, kind: 'suspend', days: 7 })
  const second = await make(ann, { ...about, kind: 'ban' })
  await lift(first?.reference ?? '')
  expect(await stateOf(ann)).toMatchObject({ status: 'banned' })
  await lift(second?.reference ?? '')
  expect(await stateOf(ann)).toMatchObject({ status: 'confirmed', profileStatus: 'active' })
})

test('an objection of someone who cannot log in is decided by somebody else, and undoes the decision', async () => {
  const ann = await person('Ann')
  const made = await make(ann, { ...about, kind: 'ban' })
  const body = { email: 'ann@example.invalid', topic: 'other', text: 'It was a joke.' } as const
  const decision = signed(made?.reference ?? '')
  await visitor(sendComplaint, { body: { ...body, id: newId(), decision } })
  await visitor(sendComplaint, { body: { ...body, id: newId(), decision: 'NONE-SUCH' } })
  const [objection, ...others] = await findObjections(db, 'amberly')
  expect(others).toEqual([])
  if (!objection) throw new Error('The objection was not stored.')
  expect(objection.decision.id).toBe(made?.id)
  const review = (by: string) =>
    database.inTransaction((tx) =>
      decideObjection(tx, objection, { by, answer: 'So it was.', isUpheld: true }, clock.now()),
    )
  expect(await review('Sam')).toBe('same-person')
  expect(await stateOf(ann)).toMatchObject({ status: 'banned' })
  expect(await review('Kim')).toBe('done')
  expect(await review('Kim')).toBe('decided')
  expect(await stateOf(ann)).toMatchObject({ status: 'confirmed' })
  const isReview = and(eq(outbox.kind, 'decision-reviewed'), eq(outbox.address, body.email))
  expect(await db.select().from(outbox).where(isReview)).toMatchObject([
    { data: { isLifted: true, answer: 'So it was.' } },
  ])
})
