import { DEFAULT_LOCALE, type LanderContent, type Localized, locales, resolveLander } from 'contracts'
import type { Block } from '../../block/block.tsx'
import { isText, type Text } from './texts-of.ts'

/** Longest title of a page that the server accepts. */
export const MOST_TITLE_LETTERS = 120

/** The title of the leading block in its languages, as far as the page's own title has room for it. */
export function headlineOf(content: LanderContent, known: readonly Block[]): Localized {
  const leading = resolveLander(content, DEFAULT_LOCALE).find(({ type, bv, props }) =>
    known.find((one) => one.type === type && one.bv === bv)?.mayLead(props),
  )
  const title = content.blocks.find(({ id }) => id === leading?.id)?.props.title
  const texts = isText(title) ? Object.entries(title) : []
  return {
    en: '',
    ...Object.fromEntries(texts.map(([locale, text]) => [locale, text.slice(0, MOST_TITLE_LETTERS)])),
  }
}

/** The document after a change. A page's title that was the headline follows it, in each language. */
export function followHeadline(
  before: LanderContent,
  after: LanderContent,
  known: readonly Block[],
): LanderContent {
  const title: Text = after.meta.title
  const old: Text = headlineOf(before, known)
  const next: Text = headlineOf(after, known)
  if (title.en !== old.en) return after
  const texts = locales.flatMap((locale) => {
    const text = title[locale] === old[locale] ? next[locale] : title[locale]
    return text === undefined ? [] : [[locale, text] as const]
  })
  return { ...after, meta: { ...after.meta, title: { en: '', ...Object.fromEntries(texts) } } }
}
