import { expect, test } from 'vitest'
import { QueueFull } from '../../../bounded-queue.ts'
import { canHash, hashPassword, verifyPassword } from './passwords.ts'

test('a password is stored as an argon2id hash with a salt of its own', async () => {
  const [one, two] = await Promise.all([hashPassword('open sesame'), hashPassword('open sesame')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(await verifyPassword('open sesame', one)).toBe(true)
  expect(await verifyPassword('open sesame ', one)).toBe(false)
})

test('no password matches an account that has none', async () => {
  expect(await verifyPassword('', null)).toBe(false)
  expect(await verifyPassword('anything', undefined)).toBe(false)
})

test('verifying takes equally long for an account that does not exist', async () => {
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

test('passwords beyond the queue’s limit are refused at once', async () => {
  const crowd = Promise.allSettled(Array.from({ length: 40 }, () => verifyPassword('wrong', null)))
  await new Promise((resolve) => setImmediate(resolve))
  expect(canHash()).toBe(false)
  const outcomes = await crowd
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBe(8)
  expect(refused.every((one) => one.status === 'rejected' && one.reason instanceof QueueFull)).toBe(true)
  expect(canHash()).toBe(true)
})
