import { expect, test } from 'vitest'
import { firstIdeas } from './first-ideas.ts'

const ideas = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

test('every idea is there once, and the same ones come first each time', () => {
  const first = firstIdeas(ideas, 'm1')
  expect(first.toSorted()).toEqual(ideas)
  expect(firstIdeas(ideas, 'm1')).toEqual(first)
  expect(firstIdeas([], 'm1')).toEqual([])
})

test('other members get other first ideas', () => {
  const starts = new Set(['m1', 'm2', 'm3', 'm4'].map((profile) => firstIdeas(ideas, profile)[0]))
  expect(starts.size).toBe(4)
})
