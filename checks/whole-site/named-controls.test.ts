import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const PAGES = 'api/src/features/landers/pages/texts'
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const locales = readdirSync(join(ROOT, PAGES, 'faq')).map((file) => file.replace('.json', ''))

test.each(locales)('%s: the static pages name the site’s controls as they are labelled', (locale) => {
  const { settings } = JSON.parse(read(`mf-account/src/words/${locale}.json`))
  const { refund } = JSON.parse(read(`mf-credits/src/words/${locale}.json`))
  // Within a sentence, a label may begin with a small letter.
  const faq = read(`${PAGES}/faq/${locale}.json`).toLowerCase()
  const returns = read(`${PAGES}/return-policy/${locale}.json`).toLowerCase()
  expect(faq).toContain(settings.visibility.privacyMode.toLowerCase())
  // The button has the amount in it, for which the text has a gap or nothing.
  for (const part of refund.ask.toLowerCase().split('{{amount}}')) {
    expect(returns).toContain(part.trim().replace(/ (?:di|de)$/, ''))
  }
})
