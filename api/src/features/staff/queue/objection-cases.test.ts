import { sendComplaint } from 'contracts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { SECRET } from '../../../http/fixtures/server.ts'
import { linkToken } from '../../../outbox/mail/link-token.ts'
import { member } from '../../../tables/account.ts'
import { decision } from '../../../tables/decisions.ts'
import { photo } from '../../../tables/members.ts'
import { outbox } from '../../../tables/outbox.ts'
import { staffCase } from '../../../tables/staff.ts'
import { decide } from '../../account/decisions/decide.ts'
import { stoppedClock } from '../../members/fixture-people.ts'
import { queueOf } from './fixture-queue.ts'

const clock = stoppedClock(new Date().toISOString())
const world = await openWorld({ clock })
const { database } = world
const { db } = database
const { person, moderator, pendingPhoto, settle, mailsTo } = queueOf(world, clock)
type Person = Awaited<ReturnType<typeof person>>

beforeEach(async () => {
  await db.delete(staffCase)
})

const complain = (by: Person, body: { readonly decision?: string; readonly topic?: 'minor' | 'content' }) =>
  by.call(sendComplaint, {
    body: {
      id: newId(),
      email: `${by.id}@example.invalid`,
      topic: 'content',
      text: 'That’s wrong.',
      ...body,
    },
  })

const answersTo = async (by: Person) =>
  (
    await db
      .select()
      .from(outbox)
      .where(eq(outbox.address, `${by.id.toLowerCase()}@example.invalid`))
  )
    .filter(({ kind }) => kind !== 'complaint-received')
    .map(({ kind, data }) => ({ kind, data }))

test('a photo from its rejection to the objection, which somebody else upholds', async () => {
  const [ann, sam, kim] = [await person('Ann'), await moderator('Sam'), await moderator('Kim')]
  const id = await pendingPhoto(ann)
  const [first = ''] = await sam.claimFirst()
  await sam.decide(first, { action: 'reject', reason: 'somebody-else' })
  await settle()
  const [{ data } = expect.fail('no mail')] = await mailsTo(ann)
  const { reference } = data as { reference: string }
  await complain(ann, { decision: reference })

  // The first moderator isn't given the case, and can't decide it.
  expect(await sam.claimFirst(['objection'])).toEqual([])
  const [{ id: waiting } = expect.fail('no case')] = await sam.list({ kind: 'objection' })
  await sam.claim(waiting)
  expect(await sam.open(waiting)).toMatchObject({ actions: [], subject: { is_own_decision: true } })
  expect((await sam.decide(waiting, { action: 'deny', answer: 'No.' })).status).toBe(403)
  clock.pass(300_000)

  const [claimed = ''] = await kim.claimFirst(['objection'])
  expect(await kim.open(claimed)).toMatchObject({
    case: {
      kind: 'objection',
      excerpt: 'That’s wrong.',
      reason: 'not-themselves',
      picture: { status: 'rejected' },
    },
    actions: ['uphold', 'deny'],
    subject: {
      kind: 'objection',
      text: 'That’s wrong.',
      decision: { reference, kind: 'remove-photo', decided_by: 'Sam' },
      removed_photo: { id },
      is_own_decision: false,
    },
  })
  expect((await kim.decide(claimed, { action: 'approve' })).status).toBe(422)
  await kim.decide(claimed, { action: 'uphold', answer: 'You’re right, it’s you.' })
  await settle()
  expect(await db.select().from(photo).where(eq(photo.id, id))).toMatchObject([{ status: 'active' }])
  expect(await answersTo(ann)).toEqual([
    { kind: 'decision-reviewed', data: { reference, isLifted: true, answer: 'You’re right, it’s you.' } },
  ])
})

test('an objection to a suspension comes before one to a warning; a denied one changes nothing', async () => {
  const [ann, bo, kim] = [await person('Ann'), await person('Bo'), await moderator('Kim')]
  const make = (
    { brandId, memberId }: Person,
    action: { kind: 'warn' } | { kind: 'suspend'; days: number },
  ) =>
    database.inTransaction((tx) =>
      decide(
        tx,
        { brandId, memberId },
        { ...action, rule: 'scam', facts: 'Asked.', source: 'staff', by: 'sam' },
        clock.now(),
      ),
    )
  const warned = await make(ann, { kind: 'warn' })
  await complain(ann, { decision: warned?.reference ?? '' })
  clock.pass(1)
  const suspended = await make(bo, { kind: 'suspend', days: 7 })
  const visitor = { ...bo, call: (await person('Another browser')).call }
  const place = { of: 'decision', brandId: 'amberly', id: suspended?.reference ?? '' } as const
  await complain(visitor, { decision: linkToken(SECRET, place, clock.now()) })
  const cases = await kim.list({ kind: 'objection' })
  expect(cases.map((one) => [one.member?.name, one.severity])).toEqual([
    ['Bo', 'high'],
    ['Ann', 'normal'],
  ])
  const [id = ''] = await kim.claimFirst(['objection'])
  await kim.decide(id, { action: 'deny', answer: 'It stands.' })
  await settle()
  expect(await db.select().from(member).where(eq(member.id, bo.id))).toMatchObject([{ status: 'suspended' }])
  expect(await answersTo(bo)).toMatchObject([{ kind: 'decision-reviewed', data: { isLifted: false } }])
  const [still] = await db.select().from(decision).where(eq(decision.memberId, bo.id))
  expect(still?.liftedAt).toBeNull()
})

test('a complaint that objects to no decision waits for support, one about a minor first', async () => {
  const [ann, kit] = [await person('Ann'), await moderator('Kit', { role: 'support' })]
  await complain(ann, {})
  await complain(ann, { topic: 'minor' })
  const [first = '', second = ''] = await kit.claimFirst(['complaint'], 2)
  expect(await kit.open(first)).toMatchObject({
    case: { severity: 'urgent', member: { name: 'Ann' } },
    actions: ['answer'],
    subject: { kind: 'complaint', topic: 'minor', text: 'That’s wrong.' },
  })
  await kit.decide(second, { action: 'answer', answer: 'Thank you.' })
  await settle()
  expect(await answersTo(ann)).toMatchObject([{ kind: 'complaint-answered', data: { answer: 'Thank you.' } }])
})
