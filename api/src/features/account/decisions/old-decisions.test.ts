import { BAN_DAYS, CASE_DAYS, sendComplaint } from 'contracts'
import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { SECRET } from '../../../http/fixtures/server.ts'
import { linkToken } from '../../../outbox/mail/link-token.ts'
import { testStorage } from '../../../storage/fixture-storage.ts'
import { complaint, member, staffAction } from '../../../tables/account.ts'
import { decision } from '../../../tables/decisions.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { leftAddress } from '../../../tables/own-account.ts'
import { DAY_MS } from '../../../time.ts'
import { peopleOf, stoppedClock } from '../../members/fixture-people.ts'
import { setEmail } from '../emails.ts'
import { forgetLeftAddresses } from '../own/left-addresses.ts'
import { purgeDeleted } from '../own/purge-deleted.ts'
import { callSignUp, newAddress, signUpNow } from '../signup/fixture-signup.ts'
import { insertStaffAction } from '../staff-actions.ts'
import { decide, type NewDecision } from './decide.ts'
import { findDecision, liftDecision } from './lift.ts'
import { removeOldDecisions } from './remove-old-decisions.ts'

const START = '2026-03-15T12:00:00Z'
const clock = stoppedClock(START)
const world = await openWorld({ clock })
const { app, database } = world
const { db } = database
const { person, visitor } = peopleOf(world, clock)
const storage = testStorage()

const about = { rule: 'scam', facts: 'Asked for money.', source: 'staff', by: 'Sam' } as const

/** Decides, as the command does. */
async function make({ brandId, memberId }: MemberKey, made: NewDecision) {
  const row = await database.inTransaction((tx) => decide(tx, { brandId, memberId }, made, clock.now()))
  if (!row) throw new Error('There was nothing to do.')
  const details = { reason: made.facts, reference: row.reference }
  const action = `decision ${made.kind}` as const
  const entry = { brandId, actor: 'Sam', action, subject: memberId, details }
  await insertStaffAction(db, { ...entry, createdAt: clock.now() })
  return row
}

async function lift(reference: string) {
  const found = await findDecision(db, 'amberly', reference)
  if (!found) throw new Error('There is no decision.')
  const review = { by: 'Kim', answer: 'We erred.' }
  await database.inTransaction((tx) => liftDecision(tx, found, review, clock.now()))
}

const purge = () => purgeDeleted({ database, storage, secret: SECRET }, clock.now())
const isThere = async (id: string) => (await db.$count(member, eq(member.id, id))) === 1
const object = (reference: string) =>
  visitor(sendComplaint, {
    body: {
      id: newId(),
      email: 'ann@example.invalid',
      topic: 'other',
      text: 'It was a joke.',
      decision: linkToken(SECRET, { of: 'decision', brandId: 'amberly', id: reference }, clock.now()),
    },
  })

const answer = () => db.update(complaint).set({ answeredAt: clock.now() })

test('a decision goes a year after it was made or ran out, with what staff noted about it', async () => {
  const ann = await person('Ann')
  const warned = await make(ann, { ...about, kind: 'warn' })
  const suspended = await make(ann, { ...about, kind: 'suspend', days: 30 })
  const references = async () =>
    (await db.select().from(decision).where(eq(decision.memberId, ann.id))).map(({ reference }) => reference)
  const notes = () =>
    db.$count(staffAction, and(eq(staffAction.subject, ann.id), isNull(staffAction.erasedAt)))
  clock.pass(CASE_DAYS * DAY_MS - 1)
  expect(await removeOldDecisions(database, clock.now())).toBe(0)
  clock.pass(1)
  expect(await removeOldDecisions(database, clock.now())).toBe(1)
  expect(await references()).toEqual([suspended.reference])
  expect(await notes()).toBe(1)
  clock.pass(30 * DAY_MS)
  expect(await removeOldDecisions(database, clock.now())).toBe(1)
  expect([await references(), await notes()]).toEqual([[], 0])
  expect(warned.reference).not.toBe(suspended.reference)
})

test('a decision stays while an objection waits, and a ban as long as it is in force', async () => {
  const [ann, bo] = [await person('Ann'), await person('Bo')]
  const warned = await make(ann, { ...about, kind: 'warn' })
  const banned = await make(bo, { ...about, kind: 'ban' })
  await object(warned.reference)
  clock.pass(CASE_DAYS * DAY_MS)
  expect(await removeOldDecisions(database, clock.now())).toBe(0)
  await answer()
  expect(await removeOldDecisions(database, clock.now())).toBe(1)
  await lift(banned.reference)
  clock.pass(CASE_DAYS * DAY_MS)
  expect(await removeOldDecisions(database, clock.now())).toBe(1)
})

test('a banned member’s account is deleted a year after the ban, but not while an objection waits', async () => {
  const [ann, bo] = [await person('Ann'), await person('Bo')]
  const banned = await make(ann, { ...about, kind: 'ban' })
  await make(bo, { ...about, kind: 'ban' })
  await object(banned.reference)
  clock.pass(CASE_DAYS * DAY_MS - 1)
  await purge()
  expect([await isThere(ann.id), await isThere(bo.id)]).toEqual([true, true])
  clock.pass(1)
  await purge()
  expect([await isThere(ann.id), await isThere(bo.id)]).toEqual([true, false])
  await answer()
  await purge()
  expect(await isThere(ann.id)).toBe(false)
})

test('§5: a banned address signs up again neither by another spelling nor once its account is gone, for three years', async () => {
  const email = newAddress().replace('@example.invalid', '@gmail.com')
  const spelling = email.replace('@', '+again@').replace(/^../, '$&.').toUpperCase()
  const banned = await make(await signUpNow(app, { email }), { ...about, kind: 'ban' })
  const codeOf = async (address: string) => (await callSignUp(app, { email: address })).error?.code
  expect(await codeOf(email)).toBe('email_taken')
  expect(await codeOf(spelling)).toBe('email_taken')
  const other = await person('Other')
  const takeOver = () =>
    database.inTransaction((tx) =>
      setEmail(tx, SECRET, { ...other, email: spelling.toLowerCase() }, clock.now()),
    )
  expect(await takeOver()).toBe(false)

  clock.pass(CASE_DAYS * DAY_MS)
  await purge()
  expect(await isThere(banned.memberId)).toBe(false)
  expect(JSON.stringify(await db.select().from(leftAddress))).not.toContain(email.split('@')[0])
  for (const address of [email, spelling]) expect(await codeOf(address)).toBe('email_taken')
  expect(await takeOver()).toBe(false)

  clock.pass(BAN_DAYS * DAY_MS - 1)
  await forgetLeftAddresses(database, clock.now())
  expect(await codeOf(email)).toBe('email_taken')
  clock.pass(1)
  expect(await codeOf(email)).toBeUndefined()
  await forgetLeftAddresses(database, clock.now())
  expect(await db.$count(leftAddress)).toBe(0)
})

test('an undone ban refuses no address', async () => {
  const email = newAddress()
  const banned = await make(await signUpNow(app, { email }), { ...about, kind: 'ban' })
  await lift(banned.reference)
  expect((await callSignUp(app, { email: email.replace('@', '+again@') })).error).toBeUndefined()
})

test('closing another account of the mailbox ends no ban', async () => {
  const email = newAddress()
  const second = await signUpNow(app, { email: email.replace('@', '+2@') })
  await make(await signUpNow(app, { email }), { ...about, kind: 'ban' })
  clock.pass(CASE_DAYS * DAY_MS)
  await purge()
  await db
    .update(member)
    .set({ status: 'pending_deletion', leftAt: new Date(0) })
    .where(eq(member.id, second.id))
  await purge()
  expect((await callSignUp(app, { email })).error?.code).toBe('email_taken')
})
