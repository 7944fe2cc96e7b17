import type { Locale } from 'contracts'
import { expect, test } from 'vitest'
import { disclaimerEdition } from './disclaimer-edition.ts'

test.each<[Locale, string | null, string]>([
  ['en', 'US', 'us'],
  ['es', 'US', 'general'],
  ['en', 'GB', 'general'],
  ['en', null, 'general'],
])('§1: the disclaimer in %s, seen from %s, is the %s edition', (locale, country, edition) => {
  expect(disclaimerEdition(locale, country)).toBe(edition)
})
