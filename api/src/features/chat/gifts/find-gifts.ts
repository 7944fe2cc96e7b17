import type { Gift, Locale, Settings } from 'contracts'
import { type Drawing, drawings } from './drawings.ts'
import { giftNames } from './gift-names.ts'

/** Folder of the drawings below the brand's `cdn_prefix`. */
const GIFT_FOLDER = 'gifts/'

/** All gifts, those that the brand offers first and in its order. */
export function findGifts(
  { gifts: offered, cdn_prefix }: Pick<Settings, 'gifts' | 'cdn_prefix'>,
  locale: Locale,
): Gift[] {
  const names: Readonly<Record<string, string>> = giftNames[locale]
  const giftOf = ({ id, fileName }: Drawing): Gift => ({
    id,
    name: names[id] ?? id,
    image: cdn_prefix + GIFT_FOLDER + fileName,
    is_offered: offered.includes(id),
  })
  const first = offered.flatMap((id) => drawings.find((drawing) => drawing.id === id) ?? [])
  return [...first, ...drawings.filter(({ id }) => !offered.includes(id))].map(giftOf)
}

/** Those of these gifts that no one has drawn. */
export function unknownGifts(ids: readonly string[]): string[] {
  return ids.filter((id) => !drawings.some((drawing) => drawing.id === id))
}
