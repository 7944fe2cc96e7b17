import { expect, test } from 'vitest'
import { type Bundle, checkWords } from './check-words.ts'

function bundle(name: string, words: Readonly<Record<string, object>>, ...sources: string[]): Bundle {
  const dictionaries = Object.entries(words).map(
    ([locale, dictionary]) => [locale, { ...dictionary }] as const,
  )
  return { name, words: new Map(dictionaries), sources }
}

const READS = "t('title'); t('apples', { count })"
const en = { title: 'Fruit', apples_one: 'One apple', apples_other: '{{count}} apples' }
const de = { title: 'Obst', apples_one: 'Ein Apfel', apples_other: '{{count}} Äpfel' }

test('finds no problem in complete words', () => {
  expect(checkWords([bundle('shop', { en, de }, READS)], {})).toEqual([])
})

test.each([
  ['missing', { apples_one: de.apples_one, apples_other: de.apples_other }, "'title' is missing"],
  ['extra', { ...de, heading: 'Obst' }, "'heading' is not in English"],
  ['untranslated', { ...de, title: 'Fruit' }, "'title' says “Fruit” as in English"],
  ['without its placeholder', { ...de, apples_other: 'Äpfel' }, "'apples_other' lacks {{count}}"],
  ['with a wrong plural', { ...de, apples_few: '{{count}} Äpfel' }, "'apples_few' is a form"],
  ['with markup', { ...de, title: '<b>Obst</b>' }, "'title' has markup"],
  ['typed as on a typewriter', { ...de, title: '"Obst"' }, "'title' has the typewriter"],
])('finds a text that is %s', (_, words, sentence) => {
  const found = checkWords([bundle('shop', { en, de: words }, READS)], {})
  expect(found).toEqual([expect.stringContaining(`shop, de: ${sentence}`)])
})

test('finds problems in English itself', () => {
  const words = { title: ' Fruit', apples_one: 'One apple', hello: 'Hello {name}' }
  expect(checkWords([bundle('shop', { en: words }, READS)], {})).toEqual([
    expect.stringContaining("shop, en: 'apples_other' is missing"),
    expect.stringContaining("shop, en: 'hello' has a brace"),
    expect.stringContaining("shop, en: 'title' begins or ends"),
    expect.stringContaining("shop, en: 'hello' is not read by any source file"),
  ])
})

test('accepts words that are listed as alike, in one language or in all', () => {
  const shop = bundle('shop', { en, de: { ...de, title: 'Fruit' }, fi: { ...de, title: 'Fruit' } }, READS)
  expect(checkWords([shop], { '*': ['fruit'] })).toEqual([])
  expect(checkWords([shop], { de: ['Fruit'] })).toEqual([expect.stringMatching(/^shop, fi: 'title'/)])
})

test('a bundle needs the languages of all other bundles', () => {
  const found = checkWords([bundle('shop', { en, de }, READS), bundle('mill', { en }, READS)], {})
  expect(found).toEqual(["mill, de: 'src/words/de.json' is missing: add the file."])
  expect(checkWords([bundle('mill', { de })], {})).toEqual([expect.stringContaining('no src/words/en.json')])
})
