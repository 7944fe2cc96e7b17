import { expect, test } from 'vitest'
import { moveBeside } from './move-beside.ts'

test.each([
  [['a'], 'c', true, 'bacd'],
  [['a'], 'c', false, 'bcad'],
  [['d'], 'a', true, 'dabc'],
  [['d', 'a'], 'b', false, 'badc'],
  [['b'], 'b', true, 'abcd'],
])('%j dropped beside %s, before it: %s', (moved, target, isBefore, expected) => {
  expect(moveBeside(['a', 'b', 'c', 'd'], moved, target, isBefore).join('')).toBe(expected)
})
