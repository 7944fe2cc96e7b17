import { expect, test } from 'vitest'
import { chooseLocale } from './locales.ts'

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['pt-BR', 'es-MX'], 'es'],
  [['nn-NO'], 'nb'],
  [['ja', 'zh'], 'en'],
  [[], 'en'],
])('§4: of %j the site speaks %s', (wanted, locale) => {
  expect(chooseLocale(wanted)).toBe(locale)
})
