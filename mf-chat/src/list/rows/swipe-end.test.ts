import { expect, test } from 'vitest'
import { swipeEnd } from './swipe-end.ts'

test.each([
  ['far and slow', { x: -240, speed: 0 }, 'ask'],
  ['fast, and longer than the button', { x: -120, speed: -1.5 }, 'ask'],
  ['as wide as the button', { x: -90, speed: 0 }, 'open'],
  ['half as wide as the button', { x: -50, speed: -0.4 }, 'open'],
  ['fast, but short', { x: -60, speed: -2 }, 'open'],
  ['on the way back', { x: -60, speed: 0.8 }, 'close'],
  ['too short', { x: -20, speed: -0.2 }, 'close'],
  ['not at all', { x: 0, speed: 0 }, 'close'],
])('a swipe that is %s', (_, swipe, end) => {
  expect(swipeEnd({ ...swipe, width: 390 })).toBe(end)
})
