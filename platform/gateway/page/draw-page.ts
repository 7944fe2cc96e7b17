import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { OverriddenRegistry } from '../overrides/overrides.ts'
import type { PageSharing, Paint } from '../render/painter.ts'
import { sharedPages } from '../render/sharing/shared-pages.ts'
import { FIRST_VIEW_HEADER } from './first-view-header.ts'
import { type PageDocumentParts, pageDocument } from './page-document.ts'
import { sharingKey } from './sharing-key.ts'
import type { StyleTexts } from './style-texts.ts'

interface PageToDraw extends Omit<PageDocumentParts, 'painted' | 'styleTexts'> {
  readonly request: FastifyRequest
  /** The visitor's id. */
  readonly visitor: string
  readonly served: OverriddenRegistry
  /** The visitor's own shell has failed in their browser, so nothing of the page is rendered here. */
  readonly hasFailed: boolean
  /** Milliseconds since the request. */
  readonly elapsed: number
}

interface DrawnPage {
  readonly html: string | Buffer
  /** The page holds HTML of a bundle. */
  readonly isPainted: boolean
}

/** Makes the HTML of pages, with the first view in it if `paint` renders them, which is done once for all who may share it. */
export function pageDrawer(paint: Paint | undefined, styleTexts: StyleTexts, lifetime: number | undefined) {
  const pages = sharedPages(lifetime === undefined ? {} : { lifetime })

  return async (page: PageToDraw): Promise<DrawnPage> => {
    const { nonce } = page
    const { bundle, match } = paint && isPaintable(page) ? page : {}
    if (!paint || !bundle || !match)
      return { html: await pageDocument({ ...page, styleTexts }), isPainted: false }
    const { request, visitor, served, site, elapsed } = page
    const sharing = sharingOf(page)
    const kept = sharing && pages.find(sharing.key)
    if (kept && (await sharing.admits(kept.data))) return { html: kept.with(nonce), isPainted: true }
    const { locale, state } = site
    // The site shares pages with all who have no session.
    const viewer = site.sharing ? undefined : (request.headers.cookie ?? randomUUID())
    const to = { request, visitor, viewer, sharing, locale, state, elapsed }
    const painted = await paint({ ...to, served, match, bundle })
    const html = await pageDocument({ ...page, styleTexts, painted })
    if (sharing && painted?.shared) pages.keep(sharing.key, { html, nonce, data: painted.shared })
    return { html, isPainted: painted !== undefined }
  }
}

function isPaintable({ request, site, match, hasFailed }: PageToDraw): boolean {
  if (request.headers[FIRST_VIEW_HEADER] === 'browser') return false
  return !hasFailed && match !== undefined && site.retryAfter === undefined && site.admits(match.route.access)
}

/** Undefined if the page is for this viewer alone. */
function sharingOf({ request, served, site, match, shellFallback }: PageToDraw): PageSharing | undefined {
  // A developer's files change without another version.
  if (!match || served.origins.length > 0) return undefined
  const key = sharingKey({ url: request.url, site, match, etag: served.etag, shellFallback })
  return key === undefined ? undefined : { key, admits: site.sharing?.admits ?? (() => true) }
}
