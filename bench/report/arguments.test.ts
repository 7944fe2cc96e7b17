import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

test('without a name everything is measured, in full', () => {
  expect(readArguments([])).toEqual({
    groups: [
      'page',
      'first-view',
      'lighthouse',
      'chat',
      'release',
      'develop',
      'api',
      'search',
      'staff',
      'reports',
      'scale',
      'tractor-store',
    ],
    pairs: 15,
    only: [],
    members: [100_000, 1_000_000],
  })
})

test('pages come with the chat and releases, which also come alone, and trying is quick', () => {
  expect(readArguments(['page', '--quick'])).toMatchObject({ groups: ['page', 'chat', 'release'], pairs: 3 })
  expect(readArguments(['release']).groups).toEqual(['release'])
  expect(readArguments(['chat']).groups).toEqual(['chat'])
})

test('the number of pairs can be chosen, and the pages whose first views are measured', () => {
  const options = readArguments(['first-view', '--pairs=5', '--only=login,member home', '--members=5000'])
  expect(options).toEqual({
    groups: ['first-view'],
    pairs: 5,
    only: ['login', 'member home'],
    members: [5000],
  })
})

test('what is not understood is answered with what would be', () => {
  expect(() => readArguments(['pages'])).toThrow(/no 'pages'[\s\S]*Usage/)
  expect(() => readArguments(['page', '--pairs=none'])).toThrow(/'none'[\s\S]*Usage/)
  expect(() => readArguments(['page', '--slow'])).toThrow(/--slow[\s\S]*Usage/)
})
