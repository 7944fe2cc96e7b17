import { hash } from 'node:crypto'
import type { SiteView } from '../../../../gateway/page/site-view.ts'
import type { PageMatch } from '../../../../routing/match-page.ts'

interface Shared {
  readonly url: string
  readonly site: SiteView
  readonly match: PageMatch
  /** Names the resolved registry, with the versions of everything in the page. */
  readonly etag: string
  readonly shellFallback: string | undefined
}

/**
 * A digest of everything on which a page's HTML depends, apart from its nonce; undefined if the page is for one viewer alone.
 * The page's state is part of it, so whatever a site writes there reaches no one else.
 */
export function sharingKey({ url, site, match, etag, shellFallback }: Shared): string | undefined {
  const { sharing, locale, siteName, brand, failure, state } = site
  if (!sharing) return undefined
  const declared = new Set([...(sharing.query ?? []), ...(match.route.query ?? [])])
  const query = new URLSearchParams(url.split('?', 2)[1])
  if (![...query.keys()].every((name) => declared.has(name))) return undefined
  const parts = [sharing.key, url, locale, siteName, brand, failure, state, etag, shellFallback]
  return hash('sha256', JSON.stringify(parts), 'base64url')
}
