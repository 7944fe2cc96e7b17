import { basename, dirname } from 'node:path'
import type { CommonDescription } from './bundle-description.ts'
import type { ChunkAssets } from './chunk-assets.ts'
import { readWords } from './parts.ts'

/** What is said of every bundle in the same way. */
export function describeCommon(of: CommonDescription, assets: ChunkAssets) {
  const { locales, missingWords, titles } = readWords(of.words)
  const { version, federation } = of
  const words = locales.map(
    (locale) => [locale, assets.withModule(`/${roomOf(of)}/src/words/${locale}.json`)] as const,
  )
  return { version, federation, words: Object.fromEntries(words), missingWords, titles }
}

/** The folder's name: with it, files that are called the same in several rooms are told apart. */
export function roomOf({ dataFile }: CommonDescription): string {
  return basename(dirname(dataFile))
}
