import type { RemoteBundle } from '../../data/index.ts'
import type { PageMatch } from '../../routing/match-page.ts'
import type { Served } from '../registry/served.ts'
import { pageFiles } from './files.ts'
import { htmlDocument } from './html-document.ts'
import type { SiteView } from './site-view.ts'

interface PageDocumentParts {
  readonly site: SiteView
  readonly served: Served
  readonly nonce: string
  /** Undefined for a page that does not exist: the shell says so. */
  readonly match: PageMatch | undefined
  /** Of the remote whose page it is. */
  readonly bundle: RemoteBundle | undefined
}

/** The HTML of one page, or of the page that says that there is none. */
export async function pageDocument({ site, served, nonce, match, bundle }: PageDocumentParts) {
  const { locale, siteName, brand, state } = site
  const { base } = served.registry.shell
  const title = match && bundle && pageTitle(match, bundle, locale)
  // Whoever is not let in is led elsewhere by the page's guard, and needs none of its files.
  const isOpen = match !== undefined && site.admits(match.route.access)
  return htmlDocument({
    locale,
    layout: isOpen ? match.route.layout : undefined,
    brand,
    nonce,
    head: { title: title ? `${title} – ${siteName}` : siteName, ...(await site.head?.(match)) },
    shell: served.shell,
    shellBase: base,
    files: pageFiles(served.shell, base, {
      locale,
      page: isOpen ? { remote: match.remote, route: match.route.name } : undefined,
    }),
    registryJson: served.jsonFor(locale),
    state,
  })
}

/** What a page is called in its remote's own words; English is where words begin, so it has them all. */
function pageTitle({ route }: PageMatch, { titles }: RemoteBundle, locale: string): string | undefined {
  return (titles[locale] ?? titles['en'])?.[route.name]
}
