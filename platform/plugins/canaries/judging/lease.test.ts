import { expect, test } from 'vitest'
import { temporaryStorage } from '../../../registry/bundles/fixture-bundle.ts'
import { lease } from './lease.ts'

const seconds = (count: number) => 1_900_000_000_000 + count * 1_000

test('of ten nodes that ask at once, one has the lease, and keeps it from term to term', async () => {
  const storage = await temporaryStorage()
  const leases = Array.from({ length: 10 }, () => lease(storage))
  const owners = async (now: number) =>
    (await Promise.all(leases.map(async (own) => own.isOurs(now)))).flatMap((isOurs, at) =>
      isOurs ? at : [],
    )
  const [owner] = await owners(seconds(0))
  for (let second = 0; second < 120; second += 2) expect(await owners(seconds(second))).toEqual([owner])
  expect((await storage.list('judges/')).length).toBeLessThan(4)
})

test('another node takes over when its owner ends, and within two terms if that dies', async () => {
  const storage = await temporaryStorage()
  const [first, second, third] = [lease(storage), lease(storage), lease(storage)]
  expect([await first.isOurs(seconds(0)), await second.isOurs(seconds(1))]).toEqual([true, false])
  await first.end(seconds(2))
  expect(await second.isOurs(seconds(3))).toBe(true)
  // From here on the second says nothing.
  expect([await third.isOurs(seconds(9)), await third.isOurs(seconds(19))]).toEqual([false, false])
  expect(await third.isOurs(seconds(21))).toBe(true)
})

test('a node that was suspended notices that another has taken over', async () => {
  const storage = await temporaryStorage()
  const [suspended, other] = [lease(storage), lease(storage)]
  expect(await suspended.isOurs(seconds(0))).toBe(true)
  expect(await other.isOurs(seconds(60))).toBe(true)
  expect(await suspended.isOurs(seconds(61))).toBe(false)
})
