import { expect, test } from 'vitest'
import { isHeld } from './row.ts'
import { formatTable } from './table.ts'

test('a table says of each row what is held and what is missed', () => {
  const text = formatTable('Page', [
    { what: 'largest paint, /', unit: 'ms', figure: 1_530.4, reference: 1_500, ratio: 1.0203, bar: 1.05 },
    { what: 'scripts', unit: 'kB', figure: 194.26, bar: 190 },
    { what: 'trips', unit: '', figure: 2, bar: 3 },
    { what: 'lists', unit: '/s', figure: 602.5, reference: 1_038, ratio: 0.5804, bar: 0.35, isLeast: true },
    { what: 'for information', unit: 's', figure: 0.5 },
    { what: 'beyond', unit: 'ms', figure: 1.434, bar: 1.5 },
  ])
  expect(text.split('\n')).toEqual([
    'Page',
    'what                figure  reference  ratio        bar',
    '---------------------------------------------------------------',
    'largest paint, /   1530 ms    1500 ms  1.020     ≤ 1.05  held',
    'scripts           194.3 kB                     ≤ 190 kB  MISSED',
    'trips                    2                          ≤ 3  held',
    'lists               603 /s    1038 /s  0.580     ≥ 0.35  held',
    'for information     0.50 s',
    'beyond             1.43 ms                    ≤ 1.50 ms  held',
  ])
})

test('a ratio counts where there is one, the figure elsewhere, and what was not measured is missed', () => {
  const row = { what: '', unit: 'ms', figure: 90, reference: 80 } as const
  expect(isHeld({ ...row, ratio: 1.125, bar: 1.1 })).toBe(false)
  expect(isHeld({ what: '', unit: 'ms', figure: 90, bar: 90 })).toBe(true)
  expect(isHeld({ what: '', unit: 'ms', figure: Number.NaN, bar: 90 })).toBe(false)
  expect(isHeld({ ...row, ratio: 0.34, bar: 0.35, isLeast: true })).toBe(false)
  expect(isHeld({ ...row, ratio: 0.35, bar: 0.35, isLeast: true })).toBe(true)
  expect(isHeld({ ...row, ratio: Number.NaN, bar: 0.35, isLeast: true })).toBe(false)
})
