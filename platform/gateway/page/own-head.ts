import type { RemoteBundle } from '../../protocol/index.ts'
import type { PageMatch } from '../../routing/match-page.ts'
import type { PageHead } from './html-document.ts'

/** The part of a page's head that its remote's words provide. */
export type OwnHead = Pick<PageHead, 'title' | 'description'>

interface Site {
  readonly locale: string
  readonly siteName: string
  readonly brand?: string | undefined
}

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * The title and description of a page, from the words of its remote. A description may name the site, as `{{site}}`. A
 * brand may have its own: `index@toys` for the route `index` of the brand `toys`.
 */
export function ownHead(
  match: PageMatch | undefined,
  bundle: RemoteBundle | undefined,
  { locale, siteName, brand }: Site,
): OwnHead {
  if (!match || !bundle) return { title: siteName }
  // English stands in for a language that is missing.
  const inLanguage = (texts: Texts) => {
    const { name } = match.route
    const own = texts[locale] ?? texts['en']
    return own?.[`${name}@${brand}`] ?? own?.[name]
  }
  const title = inLanguage(bundle.titles)
  const description = inLanguage(bundle.descriptions ?? {})
  return {
    title: title ? `${title} – ${siteName}` : siteName,
    ...(description && { description: description.replaceAll('{{site}}', () => siteName) }),
  }
}
