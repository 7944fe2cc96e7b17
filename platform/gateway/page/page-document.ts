import type { RemoteBundle } from '../../protocol/index.ts'
import type { PageMatch } from '../../routing/match-page.ts'
import type { ServedRegistry } from '../registry/served-registry.ts'
import { pageFiles } from './files.ts'
import { type FirstView, htmlDocument } from './html-document.ts'
import { ownHead } from './own-head.ts'
import type { SiteView } from './site-view.ts'

export interface PageParts {
  readonly site: SiteView
  readonly served: ServedRegistry
  readonly nonce: string
  /** Other origins that the page loads from. */
  readonly origins: readonly string[]
  /** Undefined if there is no such page; the shell then shows its error page. */
  readonly match: PageMatch | undefined
  /** The bundle of the remote that owns the page. */
  readonly bundle: RemoteBundle | undefined
  /** The cookie with which the page is served with the shell before, if there is one. */
  readonly shellFallback: string | undefined
}

/** The files of one page, or of the page that says that there is none, and its HTML. */
export function pageDocument(parts: PageParts) {
  const { site, served, nonce, origins, match, bundle, shellFallback } = parts
  const { locale, siteName, brand, state } = site
  const { base } = served.registry.shell
  const own = ownHead(match, bundle, { locale, siteName, brand })
  // A visitor without access is redirected by the page's guard and needs none of its files.
  const isOpen = match !== undefined && site.admits(match.route.access)
  const files = pageFiles(served.shell, base, {
    locale,
    page: isOpen ? { remote: match.remote, route: match.route.name } : undefined,
  })
  const document = async (view?: FirstView) =>
    htmlDocument({
      locale,
      lang: site.lang,
      layout: isOpen ? match.route.layout : undefined,
      brand,
      nonce,
      origins,
      head: { ...own, ...(await site.head?.(match, own)) },
      shell: served.shell,
      shellBase: base,
      files,
      registryJson: served.jsonFor(locale, site.admits),
      state,
      app: site.app,
      failure: site.failure,
      notice: site.notice,
      shellFallback,
      view,
    })
  return { files, document }
}
