import { expect, test } from 'vitest'
import { table } from './table.ts'

test('makes columns as wide as their widest cell, right-aligns numbers, and shows unknown values as a dash', () => {
  const rows = [['name', 'loads', 'ms'], ['cart', 1200, 85], ['checkout', 3, undefined], ['old']]
  expect(table(rows)).toEqual([
    'name      loads  ms', //
    'cart       1200  85',
    'checkout      3   –',
    'old           –   –',
  ])
})

test('trims the ends of lines, and returns no lines for no rows', () => {
  expect(
    table([
      ['a', ''],
      ['b', 'long'],
    ]),
  ).toEqual(['a', 'b  long'])
  expect(table([])).toEqual([])
})
