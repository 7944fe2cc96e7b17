import { expect, test } from 'vitest'
import { readTarget } from './target.ts'

test('reads traits and their values', () => {
  expect(readTarget(['country=FI,se', 'language=fi', 'country=no'], '10%')).toEqual({
    country: ['fi', 'se', 'no'],
    language: ['fi'],
  })
  expect(readTarget(['brand=she.example:8080'], '10%')).toEqual({ brand: ['she.example:8080'] })
})

test('leaves a value that is missing to the registry, which refuses it', () => {
  expect(readTarget(['country'], '10%')).toEqual({ country: [''] })
})

test('is for canaries only', () => {
  expect(readTarget(undefined, undefined)).toBeUndefined()
  expect(() => readTarget(['country=fi'], undefined)).toThrow('add its share')
})
