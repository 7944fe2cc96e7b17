import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('a table for spreadsheets has numbers, gaps for what is hidden, and no formulas', () => {
  const rows = [
    ['network', 'signups'],
    ['=HYPERLINK("x")', 12],
    ['a,b', null],
  ]
  expect(csvOf(rows)).toBe(['"network","signups"', `"'=HYPERLINK(""x"")",12`, '"a,b",""', ''].join('\r\n'))
})
