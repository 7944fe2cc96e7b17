import { expect, test } from 'vitest'
import { QueueFull } from '../../../bounded-queue.ts'
import { canHash, hashPassword, verifyPassword } from './passwords.ts'

test('a password is kept as an argon2id hash, never the same twice', async () => {
  const [one, two] = await Promise.all([hashPassword('open sesame'), hashPassword('open sesame')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(await verifyPassword('open sesame', one)).toBe(true)
  expect(await verifyPassword('open sesame ', one)).toBe(false)
})

test('nobody without a password has one that fits', async () => {
  expect(await verifyPassword('', null)).toBe(false)
  expect(await verifyPassword('anything', undefined)).toBe(false)
})

test('an account that is not there takes as long as one that is', async () => {
  const known = await hashPassword('open sesame')
  await verifyPassword('warm', null)
  const time = async (hash: string | null) => {
    const before = performance.now()
    for (let round = 0; round < 8; round += 1) await verifyPassword('wrong', hash)
    return performance.now() - before
  }
  const ratio = (await time(null)) / (await time(known))
  expect(ratio).toBeGreaterThan(0.4)
  expect(ratio).toBeLessThan(2.5)
})

test('a crowd is turned away instead of waiting for minutes', async () => {
  const crowd = Promise.allSettled(Array.from({ length: 40 }, () => verifyPassword('wrong', null)))
  await new Promise((resolve) => setImmediate(resolve))
  expect(canHash()).toBe(false)
  const outcomes = await crowd
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBe(8)
  expect(refused.every((one) => one.status === 'rejected' && one.reason instanceof QueueFull)).toBe(true)
  expect(canHash()).toBe(true)
})
