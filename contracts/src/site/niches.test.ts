import { expect, test } from 'vitest'
import { nichePrefixes } from './niches.ts'

test('§9: the seven niches have these path prefixes', () => {
  expect(nichePrefixes).toEqual({ 1: '', 2: 'she', 3: 'bdsm', 4: 'bbw', 5: 'gilf', 6: 'milf', 7: 'gay' })
})
