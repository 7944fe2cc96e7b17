import { expect, test } from 'vitest'
import { shareOf } from './rank-case.ts'

test('graver cases come sooner, and so do those that many see or a trusted member reported', () => {
  const shares = (['urgent', 'high', 'normal', 'low'] as const).map((severity) => shareOf({ severity }))
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  const usual = shareOf({ severity: 'normal' })
  expect(usual).toBe(1)
  for (const more of [{ isWidelySeen: true }, { isTrusted: true }])
    expect(shareOf({ severity: 'normal', ...more })).toBeLessThan(usual)
  // A child in danger comes before anything that is merely popular.
  expect(shareOf({ severity: 'urgent' })).toBeLessThan(
    shareOf({ severity: 'high', isWidelySeen: true, isTrusted: true }),
  )
})
