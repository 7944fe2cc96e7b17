import { type AnswerOf, getBounceFigures, getReturnFigures } from 'contracts'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { memberLike } from '../../../tables/members.ts'
import { DAY_MS } from '../../../time.ts'
import { addMember } from '../../account/fixture-member.ts'
import { insertPageEvent } from '../../site/page-events.ts'
import { rollUpFigures } from './roll-up/roll-up.ts'

const now = new Date('2026-06-20T12:00:00Z')
const world = await openWorld({ clock: { now: () => now } })
const { app, database } = world
const headers = await world.headersOf('amberly', 'finance')
const brandId = 'amberly'

async function read<Answer>(path: string, query: Readonly<Record<string, string>>) {
  const answer = await app.inject({ url: path, headers, query: { ...query } })
  expect(answer.statusCode).toBe(200)
  return answer.json<Answer>()
}

test('of each week of sign-ups, those count who like or write in it and in the weeks after it, even if that is learned late', async () => {
  const liked = await addMember(database, { createdAt: new Date('2026-01-01') })
  const like = (memberId: string, createdAt: Date) =>
    database.db.insert(memberLike).values({ brandId, memberId, likedId: liked.id, createdAt })
  const cohort = async (count: number, createdAt: Date, isDemo = false) =>
    Promise.all(Array.from({ length: count }, () => addMember(database, { createdAt, isDemo })))
  // Wednesdays.
  const [first, second] = [new Date('2026-06-03T09:00:00Z'), new Date('2026-06-10T09:00:00Z')]
  const members = await cohort(8, first)
  await cohort(3, second)
  await cohort(9, second, true)
  const readAll = () =>
    read<AnswerOf<typeof getReturnFigures>>(getReturnFigures.path, {
      from: '2026-06-05',
      until: '2026-06-20',
    })
  for (const { id } of members.slice(0, 6)) await like(id, first)
  await rollUpFigures(database, new Date('2026-06-10T12:00:00Z'))
  // Five more of that week, of whom nobody knew when it was counted first.
  for (const { id } of await cohort(5, first)) await like(id, now)
  await rollUpFigures(database, now)
  expect(await readAll()).toEqual({
    cohorts: [
      { starts: '2026-06-01', signups: 13, weeks: [6, 0, 5] },
      { starts: '2026-06-08', signups: null, weeks: [null, null] },
    ],
  })
})

test('pages that visitors left at once count by their route, without ids, and rare ones are hidden', async () => {
  const leave = (path: string, milliseconds: number) =>
    insertPageEvent(database.db, {
      brandId,
      kind: 'page-bounce',
      path,
      milliseconds,
      createdAt: new Date(now.getTime() - DAY_MS),
    })
  for (let count = 0; count < 4; count += 1) await leave(`/members/somebody-${count}/landing`, 4_000)
  await leave('/members/another/landing/', 40_000)
  for (let count = 0; count < 5; count += 1) await leave(`/signup`, 40_000)
  for (let count = 0; count < 5; count += 1) await leave(`/no/such/page/${count}`, 1)
  for (let count = 0; count < 4; count += 1) await leave('/login', 1)
  await rollUpFigures(database, now)
  const found = await read<AnswerOf<typeof getBounceFigures>>(getBounceFigures.path, {
    from: '2026-06-15',
    until: '2026-06-21',
  })
  expect(found.pages).toEqual([
    { page: '', bounces: 5, quick: 5 },
    { page: '/members/:id/landing', bounces: 5, quick: 4 },
    { page: '/signup', bounces: 5, quick: 0 },
  ])
})
