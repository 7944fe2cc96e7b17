import { expect, test } from 'vitest'
import { isSuccessorOf } from './successor.ts'

const at = (version: number) => `https://site.example/push-worker.js?v=${version}`

test.each([
  [null, true],
  [{ scriptURL: at(2) }, true],
  [{ scriptURL: at(1) }, false],
])('a worker takes over at once from %j: %j', (active, expected) => {
  expect(isSuccessorOf(active, at(2))).toBe(expected)
})
