import { expect, test } from 'vitest'
import { decodingCost } from './decoding-cost.ts'

test.each([
  ['jpeg', false, 12],
  ['png', false, 12],
  ['png', true, 24],
  ['webp', false, 12],
  ['avif', false, 48],
  ['avif', true, 96],
] as const)('twelve megapixels of %s (deep: %s) cost %i', (kind, isDeep, cost) => {
  expect(decodingCost({ kind, isDeep, width: 4_000, height: 3_000 })).toBe(cost * 1_000_000)
})
