import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { silentLog } from '../../../db/log.ts'
import { testDatabase } from '../../../db/testing/test-database.ts'
import { session } from '../../../tables/account.ts'
import { memberSearch } from '../../../tables/search.ts'
import { MINUTE_MS } from '../../../time.ts'
import { ensureBrands } from '../../site/brands.ts'
import { addMember } from '../fixture-member.ts'
import { SeenSessions } from './seen-sessions.ts'
import { beginSession, findSession } from './sessions.ts'

const database = await testDatabase()
await ensureBrands(database)
const { db, pool } = database
const begun = new Date('2036-03-15T12:00:00Z')
const after = (minutes: number) => new Date(begun.getTime() + minutes * MINUTE_MS)
const seen = new SeenSessions(database, silentLog)

async function logIn() {
  const { brandId, memberId } = await addMember(database)
  const token = await beginSession(database, { brandId, memberId, label: 'a test' }, begun)
  return { memberId, call: (minutes: number) => findSession(database, token, after(minutes), seen) }
}

/** Minutes until the session and the member were seen last. */
async function minutesOf(memberId: string) {
  const [one] = await db
    .select({ at: session.lastSeenAt })
    .from(session)
    .where(eq(session.memberId, memberId))
  const [other] = await db
    .select({ at: memberSearch.lastActive })
    .from(memberSearch)
    .where(eq(memberSearch.memberId, memberId))
  return [one, other].map((found) => ((found?.at.getTime() ?? 0) - begun.getTime()) / MINUTE_MS)
}

test('when a session was seen is written every five minutes at most, and the member’s activity with it', async () => {
  const { memberId, call } = await logIn()
  const times = []
  for (const minutes of [0, 4, 5, 9, 11]) {
    await call(minutes)
    await seen.flush()
    times.push(await minutesOf(memberId))
  }
  expect(times).toEqual([0, 0, 5, 5, 11].map((minutes) => [minutes, minutes]))
})

test('a second’s calls of all members write one statement, without waiting for locked rows', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, logIn))
  const [locked] = people
  const other = await pool.connect()
  await other.query('begin')
  await other.query('select from member_search where member_id = $1 for update', [locked?.memberId])
  const statements = vi.spyOn(pool, 'query')
  for (const { call } of people) for (const minutes of [20, 21, 22]) await call(minutes)
  statements.mockClear()
  await expect.poll(() => statements.mock.calls.length).toBe(1)
  await expect.poll(() => minutesOf(people[1]?.memberId ?? '')).toEqual([22, 22])
  statements.mockRestore()
  await other.query('rollback')
  other.release()
  expect(await minutesOf(locked?.memberId ?? '')).toEqual([22, 0])
})
