import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

test('without a name everything is measured, in full', () => {
  expect(readArguments([])).toEqual({
    groups: ['page', 'chat', 'release', 'develop', 'api', 'search'],
    pairs: 15,
  })
})

test('pages come with the chat and releases, which also come alone, and trying is quick', () => {
  expect(readArguments(['page', '--quick'])).toEqual({ groups: ['page', 'chat', 'release'], pairs: 3 })
  expect(readArguments(['release']).groups).toEqual(['release'])
  expect(readArguments(['chat']).groups).toEqual(['chat'])
})

test('what is not understood is answered with what would be', () => {
  expect(() => readArguments(['pages'])).toThrow(/no 'pages'[\s\S]*Usage/)
})
