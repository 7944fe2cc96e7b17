import { expect, test } from 'vitest'
import { answerIn } from './deal.ts'

test('a card dragged far enough is answered, to the right with yes', () => {
  expect(answerIn({ x: 120, width: 320, speed: 0 })).toBe(true)
  expect(answerIn({ x: -120, width: 320, speed: 0 })).toBe(false)
  expect(answerIn({ x: 60, width: 320, speed: 0 })).toBeUndefined()
})

test('a quick throw counts, but not one back to the middle', () => {
  expect(answerIn({ x: -40, width: 320, speed: -0.9 })).toBe(false)
  expect(answerIn({ x: 60, width: 320, speed: -0.9 })).toBeUndefined()
  expect(answerIn({ x: 5, width: 320, speed: 2 })).toBeUndefined()
})
