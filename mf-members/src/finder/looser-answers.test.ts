import { expect, test } from 'vitest'
import { answeredParts, looserAnswers, withoutPart } from './looser-answers.ts'

const answers = {
  min_age: 30,
  max_age: 40,
  near: 'region',
  interests: 'art',
  relationship_status: 'single',
} as const

test('§2: every question that has been answered can be dropped', () => {
  expect(answeredParts(answers)).toEqual(['interests', 'relationship_status', 'near', 'age'])
  expect(answeredParts({ min_age: 18, max_age: 120, near: 'anywhere' })).toEqual([])
  expect(answeredParts({ max_age: 40 })).toEqual(['age'])
})

test('a dropped age or distance is left open, since the preferences would take its place', () => {
  expect(withoutPart(answers, 'interests')).toEqual({ ...answers, interests: undefined })
  expect(withoutPart(answers, 'near')).toEqual({ ...answers, near: 'anywhere' })
  expect(withoutPart(answers, 'age')).toEqual({ ...answers, min_age: 18, max_age: 120 })
})

test('those who nearly fit are of the right age, unless nothing else was asked', () => {
  expect(looserAnswers(answers)).toEqual({ min_age: 30, max_age: 40, near: 'anywhere' })
  expect(looserAnswers({ min_age: 90 })).toEqual({ min_age: 18, max_age: 120, near: 'anywhere' })
})
