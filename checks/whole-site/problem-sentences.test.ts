import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const SHARED = 'shared-state/src/language/words'

/** §5, §8: sentences that a bundle words for its own pages, where the one of the specification would mislead. */
const REWORDED = [
  'mf-chat/src/words: not_found',
  'mf-chat/src/words: you_blocked',
  'mf-credits/src/words: confirmation_required',
  'mf-credits/src/words: id_reused',
  'mf-credits/src/words: not_found',
  'mf-credits/src/words: refund_unavailable',
  'mf-credits/src/words: spending_limit',
  'mf-staff/src/words: account_exists',
  'mf-staff/src/words: case_claimed',
  'mf-staff/src/words: case_decided',
  'mf-staff/src/words: claim_expired',
  'mf-staff/src/words: invalid_new_email',
  'mf-staff/src/words: refund_unavailable',
  'mf-staff/src/words: undo_too_late',
]

type Words = { readonly [key: string]: string | Words }

const contracts = await import(/* @vite-ignore */ join(ROOT, 'contracts/src/error-sentences.ts'))
const sentences: Readonly<Record<string, string>> = contracts.errorSentences
const read = (folder: string, locale: string): Words =>
  JSON.parse(readFileSync(join(ROOT, folder, `${locale}.json`), 'utf8'))

const bundles = globSync('{shell,mf-*}/src/words/en.json', { cwd: ROOT }).map(dirname).sort()
const locales = globSync('*.json', { cwd: join(ROOT, SHARED) }).map((file) => file.replace('.json', ''))

function problemsOf(folder: string) {
  const { problems = {} } = read(folder, 'en')
  return Object.entries(problems as Readonly<Record<string, string>>)
}

test('§5, §8: the text of each error code begins with the sentence of the specification', () => {
  const texts = [SHARED, ...bundles].flatMap((folder) =>
    problemsOf(folder).map(([code, text]) => ({ folder, code, text })),
  )
  // The text may go on with advice; `most` depends on the member.
  const isSpecified = ({ code, text }: (typeof texts)[number]) =>
    text.replace(' ({{most}})', '').startsWith((sentences[code] ?? '?').replaceAll(/\{(\w+)\}/g, '{{$1}}'))
  const others = texts.filter((text) => !isSpecified(text)).map(({ folder, code }) => `${folder}: ${code}`)
  expect(texts.length).toBeGreaterThan(50)
  expect(others.sort()).toEqual(REWORDED)
})

test.each(locales)('in %s, no bundle repeats a text that all bundles share', (locale) => {
  const shared = flat(read(SHARED, locale))
  const repeated = bundles.flatMap((folder) => {
    const own = flat(read(folder, locale))
    return [...shared].filter(([key, text]) => own.get(key) === text).map(([key]) => `${folder}: ${key}`)
  })
  expect(shared.size).toBeGreaterThan(20)
  expect(repeated).toEqual([])
})

function flat(words: Words, above = ''): Map<string, string> {
  const entries = Object.entries(words).flatMap(([key, text]): (readonly [string, string])[] =>
    typeof text === 'string' ? [[above + key, text]] : [...flat(text, `${above}${key}.`)],
  )
  return new Map(entries)
}
