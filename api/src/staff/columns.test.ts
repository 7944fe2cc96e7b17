import { expect, test } from 'vitest'
import { columns, facts } from './columns.ts'

test('columns are as wide as their widest cell', () => {
  const table = columns(
    ['name', 'credits', 'since'],
    [
      ['Ann', 1_240, new Date('2026-03-01T09:30:59Z')],
      ['Annabelle\nB', null, undefined],
    ],
  )
  expect(table.split('\n')).toEqual([
    'name         credits  since',
    '───────────  ───────  ────────────────',
    'Ann          1,240    2026-03-01 09:30',
    'Annabelle B  –        –',
  ])
})

test('facts are aligned, one per line', () => {
  expect(facts({ name: 'Ann', paid: false, countries: ['NL'] })).toBe(
    'name       Ann\npaid       no\ncountries  ["NL"]',
  )
})
