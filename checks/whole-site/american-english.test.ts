import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

const overlay = await import(/* @vite-ignore */ join(ROOT, 'contracts/src/site/american-english.ts'))
const americanWords: Readonly<Record<string, string>> = overlay.americanWords
const inAmerican: (text: string) => string = overlay.inAmerican

/** Spellings and words that no American writes, more than occur today. */
const BRITISH =
  /\b(?:\w*(?:colour|favourit|honour|humour|labour|neighbour|rumour|behaviou?r(?<!behavior)|flavour|theatre|travell|cancell(?=ed|ing))\w*|(?:real|organ|apolog|recogn|personal)is\w+|cent(?=re)re|grey|licence|cheque|mum|postcode|fortnight|whilst|lifts?|films?|straight away|any more(?! \w))\b/i

/** The texts of all files, each with its place. */
function textsOf(patterns: readonly string[]) {
  return patterns.flatMap((pattern) =>
    globSync(pattern, { cwd: ROOT, exclude: (name) => name.includes('node_modules') }).flatMap((file) =>
      leaves(JSON.parse(readFileSync(join(ROOT, file), 'utf8'))).map(([key, text]) => ({
        place: file + key,
        text,
      })),
    ),
  )
}

function leaves(value: unknown, key = ''): (readonly [string, string])[] {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${key} ${name}`))
}

/** Where the overlay is laid over the English: the bundles' words, and the icebreakers. */
const overlaid = textsOf([
  '{mf-*,shell,shared-state}/src/**/words/en.json',
  'api/src/features/chat/icebreakers/en.json',
])

test('§9: what an American reads has no British word left', () => {
  expect(overlaid.length).toBeGreaterThan(1_000)
  const left = overlaid.filter(({ text }) => BRITISH.test(inAmerican(text)))
  expect(left).toEqual([])
})

test('every word of the overlay is one that the site says', () => {
  const unsaid = Object.keys(americanWords).filter((word) => {
    const said = new RegExp(`\\b${word}\\b`, 'i')
    return !overlaid.some(({ text }) => said.test(text))
  })
  expect(unsaid).toEqual([])
})

test('what everyone reads as it stands is written without such words', () => {
  const heads = overlaid.filter(({ place }) => /json (?:titles|descriptions) /.test(place))
  const documents = textsOf(['api/src/features/landers/pages/texts/*/en.json'])
  expect(Math.min(heads.length, documents.length)).toBeGreaterThan(30)
  expect([...heads, ...documents].filter(({ text }) => BRITISH.test(text))).toEqual([])
})
