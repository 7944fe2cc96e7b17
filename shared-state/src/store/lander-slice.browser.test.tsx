import { afterEach, expect, test } from 'vitest'
import { landerSlice, readSeenLander } from './lander-slice.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const SEEN = { id: 'd1', rev: 3, variant: null }

afterEach(() => localStorage.clear())

test('the landing page that led to a signup is remembered after a reload and for some days', () => {
  expect(readSeenLander()).toBeNull()
  landerSlice(() => {}, undefined as never, undefined as never).keepSeenLander(SEEN)
  expect(readSeenLander()).toEqual(SEEN)
  expect(readSeenLander(Date.now() + 2 * DAY_MS)).toEqual(SEEN)
  expect(readSeenLander(Date.now() + 400 * DAY_MS)).toBeNull()
})

test.each(['', 'null', '{}', '{"id":7,"rev":1,"variant":null,"at":0}', 'x'])(
  '%j is no landing page',
  (stored) => {
    localStorage.setItem('lander', stored)
    expect(readSeenLander()).toBeNull()
  },
)
