import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** The module as it is in a page of its own: it reads the globals once. */
async function regionalLocaleWith(globals: Readonly<Record<string, unknown>>) {
  vi.resetModules()
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  return (await import('./regional-locale.ts')).regionalLocale
}

test.each([
  [['en-GB', 'en'], 'en', 'en-GB'],
  [['en', 'en-GB'], 'en', 'en'],
  [['en-US', 'de-AT'], 'de', 'de-AT'],
  [['fil', 'en-US'], 'fi', 'fi'],
  [[], 'sv', 'sv'],
] as const)('for a browser with %j, %s is written as %s', async (languages, locale, expected) => {
  const regionalLocale = await regionalLocaleWith({ document: {}, navigator: { languages } })
  expect(regionalLocale(locale)).toBe(expected)
})

test('a server writes the language of the page', async () => {
  const regionalLocale = await regionalLocaleWith({
    document: undefined,
    navigator: { languages: ['en-US'] },
  })
  expect(regionalLocale('en')).toBe('en')
})
