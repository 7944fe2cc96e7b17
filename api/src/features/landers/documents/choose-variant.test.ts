import { randomUUID } from 'node:crypto'
import type { LanderExperiment } from 'contracts'
import { expect, test } from 'vitest'
import { chooseVariant } from './choose-variant.ts'

const experiment = (...shares: number[]): LanderExperiment => ({
  id: 'title',
  salt: 'a',
  variants: shares.map((share, at) => ({ id: `v${at}`, share, patch: {} })),
})

const BROWSERS = Array.from({ length: 10_000 }, () => randomUUID())

test.each([[[500, 500]], [[900, 100]], [[334, 333, 333]], [[980, 20]]])(
  'the shares %j are kept within 99.99% bounds over 10,000 visitors',
  (shares) => {
    const chosen = BROWSERS.map((browser) => chooseVariant(experiment(...shares), browser))
    for (const [at, share] of shares.entries()) {
      const part = share / 1_000
      const deviation = Math.sqrt(BROWSERS.length * part * (1 - part))
      const found = chosen.filter((id) => id === `v${at}`).length
      // Random ids would exceed 99% bounds in one run of a hundred.
      expect(Math.abs(found - BROWSERS.length * part)).toBeLessThan(3.9 * deviation)
    }
  },
)

test('a visitor keeps the variant, and a share of nothing is shown to nobody', () => {
  for (const browser of BROWSERS.slice(0, 500)) {
    expect(chooseVariant(experiment(500, 500), browser)).toBe(chooseVariant(experiment(500, 500), browser))
    expect(chooseVariant(experiment(0, 1_000), browser)).toBe('v1')
  }
})

test('another salt divides the visitors anew', () => {
  const both = BROWSERS.filter(
    (browser) =>
      chooseVariant(experiment(500, 500), browser) ===
      chooseVariant({ ...experiment(500, 500), salt: 'b' }, browser),
  )
  expect(both.length / BROWSERS.length).toBeCloseTo(0.5, 1)
})

test('without an experiment there is no variant, without a cookie the first', () => {
  expect(chooseVariant(undefined, 'x')).toBeNull()
  expect(chooseVariant(experiment(500, 500), undefined)).toBe('v0')
})
