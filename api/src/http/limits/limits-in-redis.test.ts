import { setImmediate as nextTurn } from 'node:timers/promises'
import { endpoint } from 'contracts'
import { describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { silentLog } from '../../db/log.ts'
import { testDatabase } from '../../db/testing/test-database.ts'
import { hasRedis, startRedis } from '../../redis/fixture-redis.ts'
import { openRedis } from '../../redis/open-redis.ts'
import { toyServer } from '../fixtures/server.ts'
import { type Limit, route } from '../route.ts'
import { rateLimits } from './limits.ts'

/** Until a Redis that does not answer counts as lost, or one that is back is connected to again. */
const WHILE = { timeout: 15_000 }

const { pool } = await testDatabase()

const PATH = '/api/toy.php'
const read = endpoint({ method: 'GET', path: PATH, answer: z.undefined() })

/** A node that counts in this Redis. */
async function openNode(url: string, limit: Omit<Limit<typeof read>, 'seconds' | 'by'>) {
  const redis = openRedis({ url, log: silentLog })
  onTestFinished(() => redis.stop())
  const toy = route(read, { access: 'any', limit: { ...limit, seconds: 600, by: 'ip' } }, () => undefined)
  const { app } = await toyServer([toy], { limits: rateLimits(pool, { redis }) })
  await expect.poll(() => redis.isConnected(), WHILE).toBe(true)
  async function call(remoteAddress: string, times: number) {
    const found: number[] = []
    for (let time = 0; time < times; time += 1) {
      found.push((await app.inject({ url: PATH, remoteAddress })).statusCode)
      await nextTurn()
    }
    return found
  }
  return { redis, call }
}

const rows = async (name: string) =>
  (await pool.query('select key from rate_limit where key like $1', [`${name}:%`])).rowCount

describe.skipIf(!hasRedis)('limits in Redis', { timeout: 30_000 }, () => {
  test('all nodes share a count, the database stores none, and the keys identify nobody', async () => {
    const { url } = await startRedis()
    const limit = { name: 'shared', points: 3 }
    const [one, other] = [await openNode(url, limit), await openNode(url, limit)]
    expect(await one.call('192.0.2.7', 2)).toEqual([204, 204])
    expect(await other.call('192.0.2.7', 3)).toEqual([204, 429, 429])
    expect(await one.call('192.0.2.7', 1)).toEqual([429])
    expect(await one.call('192.0.2.8', 1)).toEqual([204])
    expect(await rows('shared')).toBe(0)
    const connection = one.redis.connection()
    const keys = await connection.keys('*')
    expect(keys).toHaveLength(2)
    for (const key of keys) {
      expect(key).not.toContain('192.0.2')
      expect(await connection.ttl(key)).toBeGreaterThan(500)
    }
  })

  test('once Redis is away, the database counts: nobody is refused too early, and nobody is let through unlimited', async () => {
    const redis = await startRedis()
    const limit = { name: 'away', points: 3 }
    const [one, other] = [await openNode(redis.url, limit), await openNode(redis.url, limit)]
    expect(await one.call('192.0.2.7', 2)).toEqual([204, 204])
    await redis.kill()
    expect(await one.call('192.0.2.7', 2)).toEqual([204, 204])
    expect(await other.call('192.0.2.7', 3)).toEqual([204, 429, 429])
    expect(await other.call('192.0.2.8', 4)).toEqual([204, 204, 204, 429])
    expect(await rows('away')).toBe(2)
    await redis.startAgain()
    await expect.poll(() => one.redis.isConnected() && other.redis.isConnected(), WHILE).toBe(true)
    expect(await one.call('192.0.2.9', 2)).toEqual([204, 204])
    expect(await other.call('192.0.2.9', 2)).toEqual([204, 429])
    expect(await rows('away')).toBe(2)
  })

  test('a Redis that does not answer delays calls for seconds, and then the database counts', async () => {
    const redis = await startRedis()
    const { call } = await openNode(redis.url, { name: 'frozen', points: 2 })
    redis.freeze()
    const began = performance.now()
    expect(await call('192.0.2.7', 3)).toEqual([204, 204, 429])
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(await rows('frozen')).toBe(1)
  })
})
