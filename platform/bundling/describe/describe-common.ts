import { basename, dirname } from 'node:path'
import type { CommonDescription } from './bundle-description.ts'
import type { ChunkAssets } from './chunk-assets.ts'
import { readWords } from './parts.ts'
import { sourceOf } from './source.ts'

/** The part of `bundle.json` that shells and remotes have in common. */
export function describeCommon(description: CommonDescription, assets: ChunkAssets) {
  const { locales, missingWords, titles, descriptions } = readWords(description.words)
  const { version, federation } = description
  const source = sourceOf(dirname(description.dataFile))
  const words = locales.map(
    (locale) => [locale, assets.withModule(`/${folderName(description)}/src/words/${locale}.json`)] as const,
  )
  return {
    version,
    ...(source !== undefined && { source }),
    federation,
    words: Object.fromEntries(words),
    missingWords,
    titles,
    descriptions,
  }
}

/** Returns the name of the bundle's folder, which tells apart files of the same name in several bundles. */
export function folderName({ dataFile }: CommonDescription): string {
  return basename(dirname(dataFile))
}
