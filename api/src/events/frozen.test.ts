import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addMember } from '../features/account/fixture-member.ts'
import { beginSession } from '../features/account/sessions/sessions.ts'
import { openWorld } from '../fixtures/world.ts'
import { session } from '../tables/account.ts'
import { listen } from './fixture-listener.ts'
import { publishEvents } from './publish-events.ts'

/** A heartbeat every half second instead of every 25 seconds, and ten polls a second. */
const { app, database } = await openWorld({ streamTimes: { second: 20, poll: 100 } })
const url = await app.listen({ port: 0, host: '127.0.0.1' })

/** Megabytes in total: more than the connection's own buffers hold. */
const EVENTS = 600
const FILLER = 40_000

async function logIn() {
  const ann = await addMember(database)
  const token = await beginSession(database, { ...ann, label: 'a test' }, new Date())
  return { ann, headers: { host: 'localhost', cookie: `session=${token}` } }
}

async function insertManyEvents(memberId: string) {
  await database.db.execute(sql`
    insert into user_event_cursor (member_id, brand_id, last_sequence) values (${memberId}, 'amberly', ${EVENTS})
  `)
  await database.db.execute(sql`
    insert into user_event (member_id, sequence, event)
    select ${memberId}, number, jsonb_build_object('kind', 'balance', 'credits', number, 'filler', repeat('x', ${FILLER}))
    from generate_series(1, ${EVENTS}) number
  `)
}

const everything = Array.from({ length: EVENTS }, (_, i) => i + 1)

test('a page that reads as fast as it can receives every event, however many there are', async () => {
  const { ann, headers } = await logIn()
  await insertManyEvents(ann.memberId)
  const page = await listen(url, headers, '?last_event_id=0')
  await expect.poll(() => page.ids).toEqual(everything)
  expect(page.isOver).toBe(false)
  page.close()
  await expect.poll(() => app.draining.openStreams).toBe(0)
})

test('a page that stops reading is cut off before it costs much memory, and later resumes where it was', async () => {
  const { ann, headers } = await logIn()
  await insertManyEvents(ann.memberId)
  const frozen = await listen(url, headers, '?last_event_id=0')
  frozen.response.pause()
  await expect.poll(() => app.draining.openStreams).toBe(1)
  await expect.poll(() => app.draining.openStreams).toBe(0)
  frozen.response.resume()
  await expect.poll(() => frozen.isOver).toBe(true)
  const { ids } = frozen
  expect(ids).toEqual(everything.slice(0, ids.length))
  expect(ids.length).toBeLessThan(EVENTS)
  const awake = await listen(url, headers, `?last_event_id=${ids.at(-1) ?? 0}`)
  await expect.poll(() => [...ids, ...awake.ids]).toEqual(everything)
})

test('a page that stops reading delays neither the end of its session nor the server’s shutdown', async () => {
  const { ann, headers } = await logIn()
  await insertManyEvents(ann.memberId)
  const frozen = await listen(url, headers, '?last_event_id=0')
  frozen.response.pause()
  await expect.poll(() => app.draining.openStreams).toBe(1)
  await database.db.delete(session).where(eq(session.memberId, ann.memberId))
  await database.inTransaction((tx) => publishEvents(tx, { ...ann, event: { kind: 'balance', credits: 1 } }))
  await expect.poll(() => app.draining.openStreams).toBe(0)
  const other = await logIn()
  await insertManyEvents(other.ann.memberId)
  const last = await listen(url, other.headers, '?last_event_id=0')
  last.response.pause()
  const began = performance.now()
  await app.close()
  expect(performance.now() - began).toBeLessThan(10_000)
})
