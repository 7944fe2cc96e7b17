import { expect, test } from 'vitest'
import { switchId } from './switch-id.ts'

test('an id has exactly 30 characters, and the same cause gives the same id', () => {
  expect(switchId('pay', 'order 1, attempt 1')).toMatch(/^pay_[0-9a-f]{26}$/)
  expect(switchId('pay', 'order 1, attempt 1')).toBe(switchId('pay', 'order 1, attempt 1'))
})

test('another cause or kind gives another id', () => {
  const ids = [switchId('pay', 'a'), switchId('pay', 'b'), switchId('ref', 'a')].map((id) => id.slice(4))
  expect(new Set(ids).size).toBe(3)
})
