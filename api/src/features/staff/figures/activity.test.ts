import { type AnswerOf, getActivityFigures, getCreditFigures, getModerationFigures } from 'contracts'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { conversation, conversationMember, message, startedConversation } from '../../../tables/chat.ts'
import { memberLike } from '../../../tables/members.ts'
import { staffCase } from '../../../tables/staff.ts'
import { addMember } from '../../account/fixture-member.ts'
import { adjust } from '../../credits/ledger/adjust.ts'
import { rollUpFigures } from './roll-up/roll-up.ts'

const world = await openWorld()
const { app, database } = world
const { db } = database
const headers = await world.headersOf('amberly', 'finance')
const now = new Date('2026-06-20T12:00:00Z')
const brandId = 'amberly'

async function read<Answer>(path: string, query: Readonly<Record<string, string>>) {
  const answer = await app.inject({ url: path, headers, query: { ...query } })
  expect(answer.statusCode).toBe(200)
  return answer.json<Answer>()
}

const week = { from: '2026-06-15', until: '2026-06-21', by: 'week' }

test('messages, likes, matches and answered conversations count by gender, without demo members', async () => {
  const add = (gender: 'male' | 'female', isDemo = false) =>
    addMember(database, { isDemo, createdAt: new Date('2026-06-01'), profile: { gender } })
  for (let pair = 0; pair < 6; pair += 1) {
    const [man, woman, demo] = [await add('male'), await add('female'), await add('female', true)]
    const id = newId()
    await db.insert(conversation).values({ id, brandId, createdAt: now })
    const view = { conversationId: id, brandId }
    await db.insert(conversationMember).values([
      { ...view, memberId: man.id, otherId: woman.id, writtenUpTo: 1 },
      // Two of the women don't answer.
      { ...view, memberId: woman.id, otherId: man.id, writtenUpTo: pair < 4 ? 2 : 0 },
    ])
    await db
      .insert(startedConversation)
      .values({ brandId, memberId: man.id, otherId: woman.id, createdAt: now })
    const say = (senderId: string, sequence: number) =>
      db.insert(message).values({ ...view, sequence, senderId, id: newId(), body: 'Hi', createdAt: now })
    await say(man.id, 1)
    await say(woman.id, 2)
    await say(demo.id, 3)
    const like = (memberId: string, likedId: string, hour: number) => {
      const createdAt = new Date(Date.UTC(2026, 5, 18, hour))
      return db.insert(memberLike).values({ brandId, memberId, likedId, createdAt })
    }
    await like(man.id, woman.id, 8)
    await like(woman.id, man.id, 9)
    await like(demo.id, man.id, 9)
  }
  await rollUpFigures(database, now)
  expect(await read<AnswerOf<typeof getActivityFigures>>(getActivityFigures.path, week)).toEqual({
    periods: [{ starts: '2026-06-15', messages: 12, likes: 12, matches: 6 }],
    genders: [
      { gender: 'female', messages: 6, started: 0, answered: 0 },
      { gender: 'male', messages: 6, started: 6, answered: 4 },
    ],
  })
})

test('credits are outstanding whatever happened before the days that are asked for, and small groups are hidden', async () => {
  const move = (memberId: string, credits: number, at: Date) =>
    database.inTransaction((tx) =>
      adjust(tx, { brandId, memberId, id: newId(), credits, reason: 'A test', now: at }),
    )
  const early = new Date('2026-06-10T10:00:00Z')
  for (let count = 0; count < 5; count += 1) await move((await addMember(database)).id, 20, early)
  await move((await addMember(database)).id, 7, new Date('2026-06-17T10:00:00Z'))
  await move((await addMember(database, { isDemo: true })).id, 500, early)
  await rollUpFigures(database, now)
  await rollUpFigures(database, now)
  const { periods } = await read<AnswerOf<typeof getCreditFigures>>(getCreditFigures.path, week)
  expect(periods).toEqual([
    { starts: '2026-06-15', sold: null, given: null, spent: null, returned: null, outstanding: 107 },
  ])
})

test('decisions count with their times, and the sample with how often two agree', async () => {
  const row = {
    brandId,
    kind: 'photo',
    subjectKind: 'photo',
    language: 'en',
    severity: 0,
    reports: 0,
  } as const
  const openedAt = new Date('2026-06-18T10:00:00Z')
  const after = (minutes: number) => new Date(openedAt.getTime() + minutes * 60_000)
  const decide = async (minutes: number, action: 'approve' | 'reject', sampleOf: string | null = null) => {
    const id = newId()
    const times = { openedAt, dueAt: after(10), rankAt: after(10) }
    const decided = { decidedAt: after(minutes), takesEffectAt: after(minutes) }
    await db
      .insert(staffCase)
      .values({ ...row, ...times, ...decided, id, subjectId: newId(), state: 'done', action, sampleOf })
    return id
  }
  const first = await decide(2, 'approve')
  const second = await decide(4, 'reject')
  await decide(30, 'approve')
  await decide(60, 'approve', first)
  await decide(60, 'approve', second)
  const found = await read<AnswerOf<typeof getModerationFigures>>(getModerationFigures.path, {
    from: week.from,
    until: week.until,
  })
  expect(found.kinds).toEqual([
    { kind: 'photo', decided: 3, late: 1, median_minutes: 4, most_minutes: 25, again: 2, agreed: 1 },
  ])
})
