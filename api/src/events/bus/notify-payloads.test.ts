import { expect, test } from 'vitest'
import { notifyPayloads } from './notify-payloads.ts'

test.each([
  [[], []],
  [['a'], ['a']],
  [['a', 'b', 'c'], ['a,b,c']],
  [
    ['aaaa', 'bbb', 'cc', 'd'],
    ['aaaa,bbb', 'cc,d'],
  ],
  [
    ['aaaaaaaa', 'b'],
    ['aaaaaaaa', 'b'],
  ],
])('%j are sent as %j', (ids, payloads) => {
  expect(notifyPayloads(ids, 8)).toEqual(payloads)
})

test('no payload is longer than NOTIFY allows, and every id is sent', () => {
  const ids = Array.from({ length: 4_000 }, (_, i) => `a-member-with-id-${i}`)
  const payloads = notifyPayloads(ids)
  expect(payloads.every((payload) => payload.length < 8_000)).toBe(true)
  expect(payloads.flatMap((payload) => payload.split(','))).toEqual(ids)
})
