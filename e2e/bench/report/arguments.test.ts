import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

test('without a name everything is measured, in full', () => {
  expect(readArguments([])).toEqual({ groups: ['page', 'release', 'develop', 'api', 'search'], pairs: 15 })
})

test('pages come with releases, releases also alone, and trying is quick', () => {
  expect(readArguments(['page', '--quick'])).toEqual({ groups: ['page', 'release'], pairs: 3 })
  expect(readArguments(['release']).groups).toEqual(['release'])
})

test('what is not understood is answered with what would be', () => {
  expect(() => readArguments(['pages'])).toThrow(/no 'pages'[\s\S]*Usage/)
})
