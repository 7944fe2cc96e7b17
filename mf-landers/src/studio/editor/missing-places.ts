import type { LanderContent, Locale } from 'contracts'
import type { Place } from '../document/place.ts'
import { countMissing, textsAbout, textsIn } from '../document/texts-of.ts'

export interface Missing extends Place {
  /** How many texts are not translated there. */
  readonly count: number
}

/** The places where texts are not translated into this language, in the order of the forms. */
export function missingPlaces(content: LanderContent, locale: Locale): readonly Missing[] {
  const { blocks, experiment } = content
  const inBlocks = blocks.map(({ id, props }) => ({ block: id, variant: null, texts: textsIn(props) }))
  const inVariants = experiment?.variants.flatMap(({ id: variant, patch }) =>
    Object.entries(patch).map(([block, { props }]) => ({ block, variant, texts: textsIn(props) })),
  )
  const places = [
    { tab: 'page', texts: textsAbout(content) } as const,
    ...[...inBlocks, ...(inVariants ?? [])].map((part) => ({ tab: 'blocks', ...part }) as const),
  ]
  return places.flatMap(({ texts, ...place }) => {
    const count = countMissing(texts, locale)
    return count === 0 ? [] : [{ ...place, locale, count }]
  })
}
