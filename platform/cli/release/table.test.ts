import { expect, test } from 'vitest'
import { table } from './table.ts'

test('columns are as wide as their widest cell, numbers stand to the right, what is unknown is a dash', () => {
  const rows = [['name', 'loads', 'ms'], ['cart', 1200, 85], ['checkout', 3, undefined], ['old']]
  expect(table(rows)).toEqual([
    'name      loads  ms', //
    'cart       1200  85',
    'checkout      3   –',
    'old           –   –',
  ])
})

test('no line ends with blanks, and nothing gives no line', () => {
  expect(
    table([
      ['a', ''],
      ['b', 'long'],
    ]),
  ).toEqual(['a', 'b  long'])
  expect(table([])).toEqual([])
})
