import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bundle } from '../data/index.ts'

const PART = /['"]?([\w-]+)['"]?\s*:\s*\(\)\s*=>\s*import\(\s*['"]([^'"]+)['"]\s*\)/g

/**
 * Which file each page and widget comes from, read from the front door's own text:
 * `chats: () => import('./pages/chats')`. Written so, a page's chunks can be named in the HTML before anything runs.
 */
export function readParts(frontDoor: string): Record<string, string> {
  const text = readFileSync(frontDoor, 'utf8')
  return Object.fromEntries([...text.matchAll(PART)].map(([, name, request]) => [name, request]))
}

type Words = { readonly [key: string]: string | Words }

/** Reads the words of all locales: what a locale lacks beside English, and each page's title. */
export function readWords(folder: string): Pick<Bundle, 'titles' | 'missingWords'> & { locales: string[] } {
  const files = listWords(folder)
  const dictionaries = Object.fromEntries(
    files.map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Words,
    ]),
  )
  const english = keysOf(dictionaries['en'] ?? {})
  const missingWords: Record<string, string[]> = {}
  const titles: Record<string, Record<string, string>> = {}
  for (const [locale, words] of Object.entries(dictionaries)) {
    const own = keysOf(words)
    const lacking = [...english].filter((key) => !own.has(key))
    if (lacking.length > 0) missingWords[locale] = lacking
    if (typeof words['titles'] === 'object') titles[locale] = words['titles'] as Record<string, string>
  }
  return { locales: Object.keys(dictionaries), missingWords, titles }
}

function listWords(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.json'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

const PLURAL = /_(zero|one|two|few|many|other)$/

/** Dotted keys; the plural forms of one key count as one, since languages differ in how many they have. */
function keysOf(words: Words, prefix = ''): Set<string> {
  const keys = Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key.replace(PLURAL, '')] : [...keysOf(value, `${prefix}${key}.`)],
  )
  return new Set(keys)
}
