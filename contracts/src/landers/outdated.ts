import { DEFAULT_LOCALE, type Locale, locales } from '../locales.ts'
import { type LanderContent, MOST_OUTDATED } from './lander-content.ts'
import type { LanderProp, LanderProps } from './lander-props.ts'
import type { Localized } from './localized.ts'
import { pageNameOf } from './page-problems.ts'
import type { RichText } from './rich-text.ts'

/** A text of a document with its languages. */
export type Written = Localized | Localized<RichText>

/**
 * The document after a change, with the translations marked whose English has changed without them. One whose wording
 * and English are both as they were saved is as right as it was then.
 */
export function markOutdated(
  before: LanderContent,
  after: LanderContent,
  saved: LanderContent,
): LanderContent {
  const marked = new Set(after.outdated)
  const right = rightIn(saved)
  const earlier = new Map(textsByPlace(before))
  const found = textsByPlace(after).flatMap(([place, text]) => {
    // A variant begins with the texts that all variants share.
    const was = earlier.get(place) ?? earlier.get(place.replace(/^experiment\/[^/]+/, 'blocks'))
    return translationsOf(text)
      .filter((locale) => {
        const key = keyOf(text, locale)
        if (right.has(key)) return false
        return marked.has(key) || (was !== undefined && isLeftBehind(was, text, locale))
      })
      .map((locale) => keyOf(text, locale))
  })
  return withOutdated(after, found)
}

const marks = new WeakMap<readonly string[], ReadonlySet<string>>()

/** Whether this translation is older than its English. */
export function isOutdated({ outdated }: LanderContent, text: Written, locale: Locale): boolean {
  if (!outdated || !translationsOf(text).includes(locale)) return false
  const known = marks.get(outdated) ?? new Set(outdated)
  marks.set(outdated, known)
  return known.has(keyOf(text, locale))
}

/** The document with a translation that fits its English after all. */
export function settleOutdated(content: LanderContent, text: Written, locale: Locale): LanderContent {
  const key = keyOf(text, locale)
  return withOutdated(content, content.outdated?.filter((one) => one !== key) ?? [])
}

/** Every text below a value, wherever it is in lists and groups. */
export function writtenIn(value: LanderProp | undefined): readonly Written[] {
  return placesIn(value, '').map(([, text]) => text)
}

function withOutdated({ outdated: _, ...content }: LanderContent, found: readonly string[]): LanderContent {
  const outdated = [...new Set(found)].slice(0, MOST_OUTDATED)
  return outdated.length > 0 ? { ...content, outdated } : content
}

const rights = new WeakMap<LanderContent, ReadonlySet<string>>()

/** The translations of a document that are not older than their English. */
function rightIn(content: LanderContent): ReadonlySet<string> {
  const known = rights.get(content)
  if (known) return known
  const outdated = new Set(content.outdated)
  const keys = textsByPlace(content).flatMap(([, text]) =>
    translationsOf(text).map((locale) => keyOf(text, locale)),
  )
  const right = new Set(keys.filter((key) => !outdated.has(key)))
  rights.set(content, right)
  return right
}

function isLeftBehind(was: Written, is: Written, locale: Locale): boolean {
  return (
    isWritten(was.en) &&
    JSON.stringify(was.en) !== JSON.stringify(is.en) &&
    JSON.stringify(was[locale]) === JSON.stringify(is[locale])
  )
}

const isWritten = (value: string | RichText | undefined) =>
  value !== undefined && (typeof value === 'string' ? value.trim() : value).length > 0

function translationsOf(text: Written): readonly Locale[] {
  if (!isWritten(text.en)) return []
  return locales.filter((locale) => locale !== DEFAULT_LOCALE && isWritten(text[locale]))
}

function textsByPlace({ kind, template, meta, blocks, experiment }: LanderContent): readonly Placed[] {
  const inPage: LanderProps = { title: meta.title, description: meta.description }
  const inVariants = experiment?.variants.flatMap(({ id: variant, patch }) =>
    Object.entries(patch).flatMap(([id, { props }]) => placesIn(props, `experiment/${variant}/${id}`)),
  )
  return [
    // A built-in page has the site's own.
    ...(pageNameOf({ kind, template }) ? [] : placesIn(inPage, 'page')),
    ...blocks.flatMap(({ id, props }) => placesIn(props, `blocks/${id}`)),
    ...(inVariants ?? []),
  ]
}

type Placed = readonly [place: string, text: Written]

function placesIn(value: LanderProp | LanderProps | undefined, place: string): readonly Placed[] {
  if (typeof value !== 'object' || value === null) return []
  if (isLocalized(value)) return [[place, value]]
  return Object.entries(value).flatMap(([key, one]) => placesIn(one, `${place}/${key}`))
}

/** No other object in the props has a key as short as this. */
function isLocalized(value: object): value is Written {
  return Object.hasOwn(value, DEFAULT_LOCALE)
}

/** Texts never change: a change makes another one. */
const keys = new WeakMap<Written, Map<Locale, string>>()

/** Stands for a translation and the English beside it, so that a mark follows both wherever they move. */
function keyOf(text: Written, locale: Locale): string {
  const known = keys.get(text) ?? new Map<Locale, string>()
  keys.set(text, known)
  const key = known.get(locale) ?? digest(JSON.stringify([locale, text.en, text[locale]]))
  known.set(locale, key)
  return key
}

const OFFSET = 0x81_1c_9d_c5
const PRIME = 0x01_00_01_93
const RADIX = 36

/** A short digest (FNV-1a). It guards nothing: it only has to differ from text to text. */
function digest(text: string): string {
  let hash = OFFSET
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return (hash >>> 0).toString(RADIX)
}
