import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '../../db/log.ts'
import { testDatabase } from '../../db/testing/test-database.ts'
import { hasPooler, startPooler } from '../../db/testing/test-pooler.ts'
import { postgresBus } from './postgres-bus.ts'

const { pool, url } = await testDatabase()

function openBus(through = url) {
  const bus = postgresBus({ url: through, log: silentLog })
  const woken = new Set<string>()
  const relayed: string[] = []
  const gaps = { count: 0 }
  bus.subscribe({
    wake(ids) {
      for (const id of ids) woken.add(id)
    },
    relay: (memberId, { profile }) => relayed.push(`${profile} types to ${memberId}`),
    gap: () => {
      gaps.count += 1
    },
  })
  onTestFinished(() => bus.stop())
  return { bus, woken, relayed, gaps }
}

const connections = async () => {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and application_name = 'amberly bus'`,
  )
  return rows.map(({ pid }) => pid)
}

test('waking a member on one node wakes them on all nodes, over one connection each', async () => {
  const [one, other] = [openBus(), openBus()]
  await expect.poll(connections).toHaveLength(2)
  one.bus.wake(new Set(['ann', 'ben']))
  expect([...one.woken]).toEqual(['ann', 'ben'])
  await expect
    .poll(() => {
      one.bus.wake(new Set(['cas']))
      return [...other.woken].at(-1)
    })
    .toBe('cas')
})

test('thousands of members woken at once all arrive', async () => {
  const [one, other] = [openBus(), openBus()]
  const ids = Array.from({ length: 3_000 }, (_, i) => `a-member-of-the-site-${i}`)
  await expect
    .poll(() => {
      one.bus.wake(new Set(ids))
      return other.woken.size
    })
    .toBe(3_000)
})

test('a connection that is cut is opened again, and a wake-up from meanwhile is not lost', async () => {
  const [one, other] = [openBus(), openBus()]
  await expect.poll(() => [one.gaps.count, other.gaps.count]).toEqual([1, 1])
  const before = await connections()
  await pool.query(`select pg_terminate_backend(pid) from unnest($1::int[]) pid`, [before])
  await expect.poll(async () => (await connections()).filter((pid) => before.includes(pid))).toEqual([])
  one.bus.wake(new Set(['meanwhile']))
  expect([...one.woken]).toEqual(['meanwhile'])
  // The other node either gets it, or has looked at everybody after it had come.
  await expect.poll(() => [one.gaps.count, other.gaps.count]).toEqual([2, 2])
  await expect
    .poll(() => {
      one.bus.wake(new Set(['ann']))
      return other.woken.has('ann')
    })
    .toBe(true)
  expect(await connections()).not.toEqual(expect.arrayContaining(before))
})

test('a transient event reaches every node, at most once', async () => {
  const [one, other] = [openBus(), openBus()]
  await expect
    .poll(() => {
      one.bus.relay('ann', { kind: 'typing', profile: 'bo' })
      return other.relayed[0]
    })
    .toBe('bo types to ann')
  expect(one.relayed[0]).toBe('bo types to ann')
  expect(other.relayed.length).toBeLessThanOrEqual(one.relayed.length)
})

test('an unreachable database does not delay waking this node', async () => {
  const bus = postgresBus({ url: 'postgres://nobody@127.0.0.1:1/nothing', log: silentLog })
  const woken: string[] = []
  bus.subscribe({ wake: (ids) => woken.push(...ids), relay() {} })
  bus.wake(new Set(['ann']))
  expect(woken).toEqual(['ann'])
  await bus.stop()
})

test.skipIf(!hasPooler)('a node behind a pooler in session mode does not hear itself', async () => {
  const pooled = await startPooler(url, 5, 'session')
  const [one, other] = [openBus(pooled), openBus(pooled)]
  await expect.poll(() => [one.gaps.count, other.gaps.count]).toEqual([1, 1])
  one.bus.relay('ann', { kind: 'typing', profile: 'bo' })
  await expect.poll(() => other.relayed).toEqual(['bo types to ann'])
  // Notifications arrive in order, so an echo would have come before this one.
  other.bus.relay('ann', { kind: 'typing', profile: 'cy' })
  await expect.poll(() => one.relayed).toEqual(['bo types to ann', 'cy types to ann'])
  expect(other.relayed).toEqual(['bo types to ann', 'cy types to ann'])
})
