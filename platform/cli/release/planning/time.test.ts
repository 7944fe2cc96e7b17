import { expect, test } from 'vitest'
import { readTime } from './time.ts'

const NOW = new Date('2026-11-30T12:00:00Z')

test.each([
  ['2026-12-01T09:00Z', '2026-12-01T09:00:00.000Z'],
  ['2026-12-01T09:00:30+02:00', '2026-12-01T07:00:30.000Z'],
  ['30m', '2026-11-30T12:30:00.000Z'],
  ['2h', '2026-11-30T14:00:00.000Z'],
  ['3d', '2026-12-03T12:00:00.000Z'],
])('reads %s', (text, time) => {
  expect(readTime(text, NOW).toISOString()).toBe(time)
})

test.each(['tomorrow', '2026-12-01', '5', '2026-13-01T09:00Z', ''])('refuses %j', (text) => {
  expect(() => readTime(text, NOW)).toThrow('is not a time')
})

test('refuses a time that is over', () => {
  expect(() => readTime('2026-11-30T11:59Z', NOW)).toThrow('is over already')
})
