import { expect, test } from 'vitest'
import { failureLimit } from './failure-limit.ts'

test('after twenty failures a network has to wait, and others do not', () => {
  let now = 0
  const limit = failureLimit(() => now)
  for (let i = 0; i < 19; i++) limit.count(`192.0.2.${i}`)
  expect(limit.secondsLeft('192.0.2.200')).toBe(0)
  limit.count('192.0.2.99')
  expect(limit.secondsLeft('192.0.2.200')).toBe(600)
  expect(limit.secondsLeft('198.51.100.1')).toBe(0)
  now = 600_000
  expect(limit.secondsLeft('192.0.2.200')).toBe(0)
})
