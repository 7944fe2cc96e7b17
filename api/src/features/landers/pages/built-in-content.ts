import {
  type LanderContent,
  type LanderProps,
  type Locale,
  type Localized,
  locales,
  type Niche,
  type PageName,
} from 'contracts'
import { pageNotes, pageText, type WrittenBlock } from './page-text.ts'

/** The built-in text of a static page as a document: in every language, with the notes for a lawyer. */
export function builtInContent(name: PageName, niche: Niche): LanderContent {
  const notes = pageNotes(name)
  const blocks = pageText(name, 'en').blocks.map(({ id, type, when }, at) => {
    const note = notes[id]
    const props = localize(locales.map((locale) => [locale, pageText(name, locale).blocks[at]?.props]))
    return { id, type, bv: 1, ...(when && { when }), ...(note !== undefined && { note }), props }
  })
  return {
    v: 1,
    kind: 'page',
    template: name,
    slug: '',
    niche,
    // The head of a built-in page is the site's own.
    meta: { title: { en: name }, description: { en: '' } },
    locales: [...locales],
    blocks,
  }
}

type Props = WrittenBlock['props'] | undefined
type ByLocale = readonly (readonly [Locale, Props])[]

/** Makes one block's props of those in each language. */
function localize(all: ByLocale): LanderProps {
  const textOf = <T>(read: (props: Props) => T | undefined) =>
    Object.fromEntries(all.map(([locale, props]) => [locale, read(props)])) as unknown as Localized<T>
  const props = all[0]?.[1] ?? {}
  return {
    ...('title' in props && { title: textOf((own) => (own && 'title' in own ? own.title : undefined)) }),
    ...('body' in props && { body: textOf((own) => (own && 'body' in own ? own.body : undefined)) }),
    ...('rows' in props && {
      rows: props.rows.map(({ name }, at) => {
        const inRow = (key: 'purpose' | 'lasts') =>
          textOf((own) => (own && 'rows' in own ? own.rows[at]?.[key] : undefined))
        return { name, purpose: inRow('purpose'), lasts: inRow('lasts') }
      }),
    }),
  }
}
