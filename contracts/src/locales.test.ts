import { expect, test } from 'vitest'
import { chooseLocale } from './locales.ts'

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['pt-BR', 'es-MX'], 'es'],
  [['nn-NO'], 'nb'],
  [['ja', 'zh'], 'en'],
  [[], 'en'],
])('§4: from %j the site chooses %s', (wanted, locale) => {
  expect(chooseLocale(wanted)).toBe(locale)
})
