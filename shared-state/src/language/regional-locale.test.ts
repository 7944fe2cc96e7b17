import { afterEach, expect, test, vi } from 'vitest'
import { regionalLocale } from './regional-locale.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  [['en-GB', 'en'], 'en', 'en-GB'],
  [['en', 'en-GB'], 'en', 'en'],
  [['en-US', 'de-AT'], 'de', 'de-AT'],
  [['fil', 'en-US'], 'fi', 'fi'],
  [[], 'sv', 'sv'],
] as const)('for a browser with %j, %s is written as %s', (languages, locale, expected) => {
  vi.stubGlobal('navigator', { languages })
  expect(regionalLocale(locale)).toBe(expected)
})
