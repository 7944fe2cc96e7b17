import {
  DEFAULT_LOCALE,
  type LanderContent,
  type LanderProp,
  type Locale,
  type Localized,
  locales,
  pageNameOf,
  type RichText,
} from 'contracts'
import { formatRich } from './rich-notation.ts'

export type Text = Readonly<Partial<Record<Locale, string>>>

/** Whether a prop is a plain text with its languages. */
export function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'en' in value && typeof value.en === 'string'
}

/** Whether a prop is a text of paragraphs and lists with its languages. */
export function isRich(value: unknown): value is Localized<RichText> {
  return typeof value === 'object' && value !== null && 'en' in value && Array.isArray(value.en)
}

/** Every text below a value. */
export function textsIn(value: LanderProp | undefined): readonly Text[] {
  if (isText(value)) return [value]
  if (isRich(value)) return [asTyped(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((one) => textsIn(one))
}

function asTyped(rich: Localized<RichText>): Text {
  return Object.fromEntries(Object.entries(rich).map(([locale, text]) => [locale, formatRich(text)]))
}

/** A text that English has and this language lacks. */
function isMissing(text: Text, locale: Locale): boolean {
  return Boolean(text[DEFAULT_LOCALE]?.trim()) && !text[locale]?.trim()
}

/** How many of these texts are not translated into this language. */
export function countMissing(texts: readonly Text[], locale: Locale): number {
  return texts.filter((text) => isMissing(text, locale)).length
}

/** The texts about the page; a built-in page has the site's own. */
function textsAbout({ kind, template, meta }: LanderContent): readonly Text[] {
  return pageNameOf({ kind, template }) ? [] : [meta.title, meta.description]
}

export function allTexts(content: LanderContent): readonly Text[] {
  const { blocks, experiment } = content
  const patches = experiment?.variants.flatMap(({ patch }) => Object.values(patch)) ?? []
  return [
    ...textsAbout(content),
    ...blocks.flatMap(({ props }) => textsIn(props)),
    ...patches.flatMap(({ props }) => textsIn(props)),
  ]
}

/** The document with the list of languages in which it is complete. */
export function withCompleteLocales(content: LanderContent): LanderContent {
  const texts = allTexts(content)
  return { ...content, locales: locales.filter((locale) => countMissing(texts, locale) === 0) }
}
