import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bundle } from '../../protocol/index.ts'

const GROUP = /\b(page|widget)s\s*[:=]/g
const PART = /['"]?([\w-]+)['"]?\s*:\s*\(\)\s*=>\s*import\(\s*['"]([^'"]+)['"]\s*\)/g

/**
 * Reads from the text of `src/index.ts` which file each page and widget comes from:
 * `list: () => import('./pages/list')`. That way the HTML can name a page's chunks before any code runs.
 */
export function readParts(indexFile: string): Parts {
  const text = readFileSync(indexFile, 'utf8')
  const parts: Parts = { page: {}, widget: {} }
  for (const { 1: name = '', 2: request = '', index } of text.matchAll(PART)) {
    // A page and a widget may have the same name.
    const group = [...text.slice(0, index).matchAll(GROUP)].at(-1)?.[1]
    if (group !== 'widget') parts.page[name] = request
    if (group !== 'page') parts.widget[name] = request
  }
  return parts
}

/** Name → the request of its file. */
type Parts = Record<'page' | 'widget', Record<string, string>>

type Words = { readonly [key: string]: string | Words }

interface WordsDescription extends Required<Pick<Bundle, 'titles' | 'descriptions' | 'missingWords'>> {
  readonly locales: string[]
}

/** Reads the words of all locales. Collects what pages say in the HTML, and the keys that are missing or have an empty text. */
export function readWords(folder: string): WordsDescription {
  const files = listWords(folder)
  const dictionaries = Object.fromEntries(
    files.map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Words,
    ]),
  )
  const english = keysOf(dictionaries['en'] ?? {})
  const missingWords: Record<string, string[]> = {}
  for (const [locale, words] of Object.entries(dictionaries)) {
    const own = keysOf(words, (text) => text.trim() !== '')
    const missing = [...inLanguage(english, locale)].filter((key) => !own.has(key))
    if (missing.length > 0) missingWords[locale] = missing
  }
  const [titles, descriptions] = [ofRoutes(dictionaries, 'titles'), ofRoutes(dictionaries, 'descriptions')]
  return { locales: Object.keys(dictionaries), missingWords, titles, descriptions }
}

/** Locale → route → text, from the part of the words that has a text for each route. */
function ofRoutes(dictionaries: Readonly<Record<string, Words>>, part: string) {
  const texts = Object.entries(dictionaries).flatMap(([locale, words]) => {
    const own = words[part]
    return typeof own === 'object' ? [[locale, own as Record<string, string>] as const] : []
  })
  return Object.fromEntries(texts)
}

function listWords(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.json'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Flattens nested keys to dotted ones, of the texts that count. */
function keysOf(words: Words, counts: (text: string) => boolean = () => true, prefix = ''): Set<string> {
  const keys = Object.entries(words).flatMap(([key, value]) => {
    if (typeof value === 'string') return counts(value) ? [prefix + key] : []
    return [...keysOf(value, counts, `${prefix}${key}.`)]
  })
  return new Set(keys)
}

const PLURAL = /(_ordinal)?_(zero|one|two|few|many|other)$/

/** Converts plural keys to the forms of a language: Polish needs `apples_few`, which English does not have. */
function inLanguage(english: ReadonlySet<string>, locale: string): Set<string> {
  const keys = [...english].flatMap((key) => {
    const [ending = '', ordinal = ''] = PLURAL.exec(key) ?? []
    const stem = key.slice(0, key.length - ending.length)
    if (!ending || !english.has(`${stem}${ordinal}_other`)) return [key]
    const rules = new Intl.PluralRules(locale, { type: ordinal ? 'ordinal' : 'cardinal' })
    return rules.resolvedOptions().pluralCategories.map((form) => `${stem}${ordinal}_${form}`)
  })
  return new Set(keys)
}
