import { expect, test } from 'vitest'
import { checkTarget, describeTarget, isSameTarget, isTarget } from './target.ts'

const nordic = { country: ['fi', 'se'], language: ['fi'] }

test.each([
  [{ country: 'fi', language: 'fi' }, true],
  [{ country: 'SE', language: 'fi', brand: 'she.example' }, true],
  [{ country: 'fi', language: 'sv' }, false],
  [{ country: 'no', language: 'fi' }, false],
  [{ country: 'fi' }, false],
  [{ country: undefined, language: 'fi' }, false],
  [{}, false],
])('a viewer with %j: %s', (traits, isIt) => {
  expect(isTarget(nordic, traits)).toBe(isIt)
})

test('a trait that every object has is not one of the viewer', () => {
  expect(isTarget({ constructor: ['fi'] }, {})).toBe(false)
})

test.each([{}, { country: [] }, { Country: ['fi'] }, { country: ['FI'] }, { country: ['fi', ''] }])(
  'refuses %j',
  (target) => expect(() => checkTarget(target)).toThrow('such as country=fi,se'),
)

test('the order of traits and values makes no difference', () => {
  checkTarget(nordic)
  expect(isSameTarget(nordic, { language: ['fi'], country: ['se', 'fi'] })).toBe(true)
  expect(isSameTarget(nordic, { country: ['se', 'fi'] })).toBe(false)
  expect(isSameTarget(undefined, undefined)).toBe(true)
})

test('reads as part of a sentence', () => {
  expect(describeTarget(nordic)).toBe('country fi or se, and language fi')
})
