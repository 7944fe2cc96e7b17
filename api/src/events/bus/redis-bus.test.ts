import { describe, expect, onTestFinished, test } from 'vitest'
import { silentLog } from '../../db/log.ts'
import { testDatabase } from '../../db/testing/test-database.ts'
import { hasRedis, startRedis } from '../../redis/fixture-redis.ts'
import { openRedis } from '../../redis/open-redis.ts'
import { postgresBus } from './postgres-bus.ts'
import { redisBus } from './redis-bus.ts'

/** Until a Redis that does not answer counts as lost, or one that is back is connected to again. */
const WHILE = { timeout: 15_000 }

const { url: databaseUrl } = await testDatabase()

/** A bus that hears the database, and Redis if that runs. */
async function openBus(url: string, { members = [] as readonly string[], isAway = false } = {}) {
  const database = postgresBus({ url: databaseUrl, log: silentLog })
  const redis = openRedis({ url, log: silentLog })
  const bus = redisBus({ redis, database })
  const woken: string[] = []
  const relayed: string[] = []
  let gaps = 0
  bus.subscribe({
    wake: (ids) => void woken.push(...ids),
    relay: (memberId, { profile }) => relayed.push(`${profile} types to ${memberId}`),
    gap: () => {
      gaps += 1
    },
  })
  onTestFinished(async () => {
    await redis.stop()
    await bus.stop()
  })
  await expect.poll(() => gaps).toBeGreaterThanOrEqual(isAway ? 1 : 2)
  for (const member of members) await bus.hold(member)
  return { bus, woken, relayed, gaps: () => gaps }
}

describe.skipIf(!hasRedis)('a bus over Redis', { timeout: 30_000 }, () => {
  test('a node hears of those members alone whose pages it holds', async () => {
    const { url } = await startRedis()
    const one = await openBus(url)
    const other = await openBus(url, { members: ['ann', 'bo', 'cas'] })
    other.bus.letGo('bo')
    other.bus.letGo('cas')
    await other.bus.hold('cas')
    one.bus.wake(new Set(['bo', 'dan', 'ann', 'session of ann', 'cas']))
    await expect.poll(() => other.woken).toEqual(['ann', 'session of ann', 'cas'])
    expect(one.woken).toEqual(['bo', 'dan', 'ann', 'session of ann', 'cas'])
  })

  test('a transient event reaches the node that holds the member, once', async () => {
    const { url } = await startRedis()
    const one = await openBus(url)
    const other = await openBus(url, { members: ['ann'] })
    one.bus.relay('ann', { kind: 'typing', profile: 'bo' })
    one.bus.relay('ann', { kind: 'typing', profile: 'cas' })
    await expect.poll(() => other.relayed).toEqual(['bo types to ann', 'cas types to ann'])
    expect(one.relayed).toEqual(['bo types to ann', 'cas types to ann'])
  })

  test('while Redis is away, the database wakes the others; when it is back, they look at everybody', async () => {
    const redis = await startRedis()
    const one = await openBus(redis.url)
    const other = await openBus(redis.url, { members: ['ann'] })
    const before = other.gaps()
    await redis.kill()
    // A message that Redis had accepted may have been lost with it.
    await expect.poll(other.gaps, WHILE).toBeGreaterThan(before)
    one.bus.wake(new Set(['ann', 'bo']))
    await expect.poll(() => other.woken, WHILE).toEqual(['ann', 'bo'])
    const during = other.gaps()
    await redis.startAgain()
    await expect.poll(other.gaps, WHILE).toBeGreaterThan(during)
    other.woken.splice(0)
    await expect
      .poll(() => {
        one.bus.wake(new Set(['bo', 'ann']))
        return other.woken.slice(-3)
      }, WHILE)
      .toEqual(['ann', 'ann', 'ann'])
  })

  test('a message for a Redis that does not answer goes by the database', async () => {
    const redis = await startRedis()
    const one = await openBus(redis.url)
    const other = await openBus(redis.url, { members: ['ann'] })
    redis.freeze()
    one.bus.wake(new Set(['ann']))
    await expect.poll(() => other.woken, WHILE).toEqual(['ann'])
  })

  test('without Redis from the start, the database wakes the others, and all members are looked at now and then', async () => {
    const url = 'redis://127.0.0.1:1'
    const one = await openBus(url, { isAway: true })
    const other = await openBus(url, { isAway: true, members: ['ann'] })
    const before = other.gaps()
    one.bus.wake(new Set(['ann']))
    await expect.poll(() => other.woken, WHILE).toEqual(['ann'])
    await expect.poll(other.gaps, WHILE).toBeGreaterThan(before)
  })
})
