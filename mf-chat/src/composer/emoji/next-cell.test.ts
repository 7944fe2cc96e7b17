import { expect, test } from 'vitest'
import { nextCell } from './next-cell.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 6, 7],
  ['ArrowDown', 3, 10],
  ['ArrowDown', 12, 12],
  ['ArrowUp', 10, 3],
  ['ArrowUp', 3, 3],
  ['Home', 10, 7],
  ['End', 8, 13],
  ['End', 15, 15],
  ['PageDown', 0, 15],
  ['PageUp', 9, 2],
  ['a', 3, undefined],
])('%s from %s leads to %s of 16', (key, from, to) => expect(nextCell(key, from, 16)).toBe(to))
