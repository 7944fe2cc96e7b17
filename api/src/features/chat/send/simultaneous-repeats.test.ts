import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { MOST_IN_FLIGHT } from '../../../http/limits/in-flight-limit.ts'
import { message } from '../../../tables/chat.ts'
import { stoppedClock } from '../../members/fixture-people.ts'
import { lockPair } from '../../members/pair-lock.ts'
import { writersOf } from '../fixture-chat.ts'

const REPEATS = 200
/** Each node admits as many. */
const ADMITTED = MOST_IN_FLIGHT * (process.env['TEST_NODES'] === '2' ? 2 : 1)

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock, hasLimits: true })
const { database } = world
const { couple, write, credits } = writersOf(world, clock)

test('a member who repeats a message hundreds of times at once leaves connections for others, and pays once', async () => {
  const [{ he, she }, other] = [await couple(), await couple()]
  const id = newId()
  let refusals = 0
  const repeats = await database.inTransaction(async (tx) => {
    // Until this transaction ends, every repeat that the server admits waits on a connection of its own.
    await lockPair(tx, he.id, she.id)
    const sent = Array.from({ length: REPEATS }, async () => {
      const answer = await write(he, she, 'Once', id)
      if (answer.status === 429) refusals += 1
      return answer
    })
    await expect.poll(() => refusals, { timeout: 10_000 }).toBe(REPEATS - ADMITTED)
    expect((await write(other.he, other.she, 'Meanwhile')).status).toBe(200)
    return { sent }
  })
  const answers = await Promise.all(repeats.sent)
  const sent = answers.filter(({ status }) => status === 200)
  expect(sent).toHaveLength(ADMITTED)
  for (const { data } of sent) expect([data.message, data.credits]).toEqual([sent[0]?.data.message, 95])
  expect(await database.db.$count(message, eq(message.id, id))).toBe(1)
  expect(await credits(he)).toBe(95)
})
