import { expect, test } from 'vitest'
import { nearnessOf } from './nearness.ts'

const place = (country: 'NL' | 'BE' | null, region: string | null, city: string | null) => ({
  country,
  region,
  city,
})

test.each([
  [place('NL', 'NL-NH', 'Haarlem'), place('NL', 'NL-NH', ' haarlem'), 'same_city'],
  [place('NL', 'NL-NH', 'Haarlem'), place('NL', 'NL-NH', 'Alkmaar'), 'same_region'],
  [place('NL', 'NL-NH', null), place('NL', 'NL-NH', null), 'same_region'],
  [place('NL', 'NL-NH', 'Bergen'), place('NL', 'NL-LI', 'Bergen'), 'same_country'],
  [place('NL', null, 'Bergen'), place('NL', null, 'Bergen'), 'same_country'],
  [place('NL', 'NL-NH', 'Bergen'), place('BE', 'BE-WHT', 'Bergen'), 'elsewhere'],
  [place(null, null, null), place(null, null, null), 'elsewhere'],
] as const)('%j and %j: %s', (one, other, nearness) => {
  expect(nearnessOf(one, other)).toBe(nearness)
  expect(nearnessOf(other, one)).toBe(nearness)
})
