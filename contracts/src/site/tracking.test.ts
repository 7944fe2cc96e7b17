import { expect, test } from 'vitest'
import { hasTrafficSource, TRACKING_LENGTH, trackingIn } from './tracking.ts'

test.each([
  ['?network=ads&ref=7&sub1=a&sub2=b&sub3=c', { network: 'ads', ref: '7', sub1: 'a', sub2: 'b', sub3: 'c' }],
  ['?network=ads&sub4=x&gender=female', { network: 'ads' }],
  ['?network=&t=5', undefined],
  ['', undefined],
])('§3: the query %j holds the tracking data %j', (query, kept) => {
  expect(trackingIn(query)).toEqual(kept)
})

test.each([
  [{ network: 'ads' }, true],
  [{ ref: '7' }, true],
  [{ sub1: 'a' }, false],
  [{}, false],
])('§4: %j names a traffic source: %s', (tracking, has) => {
  expect(hasTrafficSource(tracking)).toBe(has)
})

test('a value that is too long is ignored, so that no link can spoil a browser', () => {
  const long = 'x'.repeat(TRACKING_LENGTH + 1)
  expect(trackingIn(`?ref=${long}`)).toBeUndefined()
  expect(trackingIn(`?ref=${long}&network=n`)).toEqual({ network: 'n' })
  expect(trackingIn(`?ref=${long.slice(1)}`)).toEqual({ ref: long.slice(1) })
})
