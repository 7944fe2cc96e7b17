import {
  isOutdated,
  type LanderContent,
  type LanderProp,
  type Locale,
  pageNameOf,
  writtenIn,
} from 'contracts'
import type { Place } from './place.ts'
import { countMissing, textsIn } from './texts-of.ts'

export interface ToTranslate extends Place {
  /** How many texts are not translated there. */
  readonly missing: number
  /** How many translations are older than their English. */
  readonly outdated: number
}

/** The places with texts to translate into this language, or to translate again, in the order of the forms. */
export function placesToTranslate(content: LanderContent, locale: Locale): readonly ToTranslate[] {
  const { meta, blocks, experiment } = content
  const inBlocks = blocks.map(({ id, props }) => ({ block: id, variant: null, texts: props }))
  const inVariants = experiment?.variants.flatMap(({ id: variant, patch }) =>
    Object.entries(patch).map(([block, { props }]) => ({ block, variant, texts: props })),
  )
  // A built-in page has the site’s own title and description.
  const inPage = pageNameOf(content) ? [] : [meta.title, meta.description]
  const places = [
    { tab: 'page', texts: inPage as LanderProp } as const,
    ...[...inBlocks, ...(inVariants ?? [])].map((part) => ({ tab: 'blocks', ...part }) as const),
  ]
  return places.flatMap(({ texts, ...place }) => {
    const missing = countMissing(textsIn(texts), locale)
    const outdated = countOutdated(content, texts, locale)
    return missing + outdated === 0 ? [] : [{ ...place, locale, missing, outdated }]
  })
}

/** How many translations below a value are older than their English. */
export function countOutdated(content: LanderContent, value: LanderProp | undefined, locale: Locale): number {
  return writtenIn(value).filter((text) => isOutdated(content, text, locale)).length
}
