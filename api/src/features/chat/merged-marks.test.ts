import { expect, test } from 'vitest'
import { mergedMarks } from './merged-marks.ts'

test('a conversation that is named several times is marked up to the highest number', () => {
  const marks = [
    { id: 'a', up_to: 2 },
    { id: 'b', up_to: 1 },
    { id: 'a', up_to: 5 },
    { id: 'a', up_to: 3 },
  ]
  expect(mergedMarks(marks)).toEqual([
    { id: 'a', up_to: 5 },
    { id: 'b', up_to: 1 },
  ])
})
