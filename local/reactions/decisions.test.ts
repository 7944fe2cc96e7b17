import { expect, test } from 'vitest'
import {
  isLikedUnasked,
  likesBack,
  mayBeLikedUnasked,
  mightLike,
  nextStep,
  type Suitor,
  type WaitingMessage,
} from './decisions.ts'

const start = new Date('2026-03-15T12:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000)

const me: Suitor = { id: 'me', gender: 'male', sexuality: 'hetero', age: 34 }
const woman = (id: string, more: Partial<Suitor> = {}): Suitor => ({
  id,
  gender: 'female',
  sexuality: 'hetero',
  age: 32,
  ...more,
})
const crowd = Array.from({ length: 300 }, (_, index) => ({ liked: woman(`she ${index}`), at: start }))

test('only somebody who looks for the other, and is not far away in age, might like them', () => {
  expect(mightLike(woman('a'), me)).toBe(true)
  expect(mightLike(woman('a', { sexuality: 'lesbian' }), me)).toBe(false)
  expect(mightLike(woman('a', { gender: 'male' }), me)).toBe(false)
  expect(mightLike(woman('a', { age: 50 }), me)).toBe(true)
  expect(mightLike(woman('a', { age: 51 }), me)).toBe(false)
})

test('every third like is answered, always the same ones, between 8 and 40 seconds later', () => {
  const likedBackBy = (seconds: number) => likesBack({ ...me, hasMatch: true }, crowd, after(seconds))
  expect(likedBackBy(7)).toEqual([])
  const all = likedBackBy(40)
  expect(all.length / crowd.length).toBeCloseTo(1 / 3, 1)
  expect(likedBackBy(4_000)).toEqual(all)
  const half = likedBackBy(24)
  expect(half.length).toBeGreaterThan(all.length / 4)
  expect(half.length).toBeLessThan(all.length)
})

test('the first like that fits is always answered while there is no match', () => {
  const other = { liked: woman('he', { gender: 'male' }), at: start }
  for (const first of crowd)
    expect(likesBack({ ...me, hasMatch: false }, [other, first], after(40))).toEqual([first.liked.id])
})

test('a newcomer who tells something is liked unasked by one to three, one after the other, on the first day', () => {
  const newcomer = { id: 'me', createdAt: start, tells: true }
  expect(mayBeLikedUnasked(newcomer, after(60))).toBe(true)
  expect(mayBeLikedUnasked({ ...newcomer, tells: false }, after(60))).toBe(false)
  expect(mayBeLikedUnasked(newcomer, after(100_000))).toBe(false)
  const numbers = Array.from({ length: 60 }, (_, index) => {
    const one = { ...newcomer, id: `member ${index}` }
    expect(isLikedUnasked(one, { count: 0, last: null }, after(29))).toBe(false)
    expect(isLikedUnasked(one, { count: 0, last: null }, after(90))).toBe(true)
    expect(isLikedUnasked(one, { count: 1, last: after(90) }, after(119))).toBe(false)
    return [0, 1, 2, 3].filter((count) => isLikedUnasked(one, { count, last: start }, after(90))).length
  })
  expect(new Set(numbers)).toEqual(new Set([1, 2, 3]))
})

test('a message is read after some seconds, then typed and answered within 45, but no more than five times', () => {
  const message: WaitingMessage = { conversation: 'c', sequence: 3, at: start, isRead: false, said: 1 }
  expect(nextStep(message, after(2))).toBeNull()
  expect(nextStep(message, after(8))).toBe('read')
  const read = { ...message, isRead: true }
  const steps = Array.from({ length: 60 }, (_, second) => nextStep(read, after(second)))
  const reply = steps.indexOf('reply')
  expect(reply).toBeGreaterThanOrEqual(10)
  expect(reply).toBeLessThanOrEqual(45)
  expect(steps.slice(reply - 5, reply)).toEqual(Array.from({ length: 5 }, () => 'type'))
  expect(steps.slice(0, reply - 7).every((step) => step === null)).toBe(true)
  expect(steps.slice(reply).every((step) => step === 'reply')).toBe(true)
  expect(nextStep({ ...read, said: 4 }, after(60))).toBe('reply')
  expect(nextStep({ ...read, said: 5 }, after(60))).toBeNull()
  expect(nextStep({ ...message, said: 5 }, after(60))).toBe('read')
})
