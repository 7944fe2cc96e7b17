import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { FIRST_VIEW_HEADER } from '../../../gateway/page/first-view-header.ts'
import type { PageToRender, RenderPage } from '../../../gateway/page/render-page.ts'
import type { GatewayParts } from '../../../gateway/plugin.ts'
import { HELD_STYLE, HOLD_SCRIPT } from './document/hold-script.ts'
import { styleTexts } from './document/style-texts.ts'
import { COLD, WARM_SCRIPT } from './document/warm-script.ts'
import type { RenderLimits } from './processes/limits.ts'
import type { OnTurn } from './processes/renderer.ts'
import { sharedPages } from './sharing/shared-pages.ts'
import { sharingKey } from './sharing/sharing-key.ts'
import { type PageSharing, viewRenderer } from './view-renderer.ts'

export interface FirstViewOptions {
  /**
   * URL of the process that answers what pages read while they are rendered; by default this one does. It must trust this one
   * as a proxy.
   */
  readonly apiUrl?: string | undefined
  /** The most that rendering one page may take, where it differs from the default. */
  readonly limits?: Partial<RenderLimits>
  /** Called for each page that asks for a process, for metrics. */
  readonly onTurn?: OnTurn
}

/** Renders pages with their first view, once for all who may share them. */
export function firstViews(
  app: FastifyInstance,
  { storage, onServerFailure, onServerView, apiUrl, limits = {}, onTurn }: GatewayParts & FirstViewOptions,
): RenderPage {
  const render = viewRenderer(app, {
    storage,
    apiUrl,
    limits,
    onTurn,
    onFailure: onServerFailure,
    onView: onServerView,
  })
  const textsOf = styleTexts(storage)
  const pages = sharedPages(limits.shared === undefined ? {} : { lifetime: limits.shared })

  return async (page) => {
    const { nonce, bundle, match, request, visitor, served, site, elapsed } = page
    if (!bundle || !match || !isRenderable(page)) return undefined
    const sharing = sharingOf(page)
    const kept = sharing && pages.find(sharing.key)
    if (kept && (await sharing.admits(kept.data))) return kept.with(nonce)
    const { locale, state } = site
    // The site shares pages with all who have no session.
    const viewer = site.sharing ? undefined : (request.headers.cookie ?? randomUUID())
    const to = { request, visitor, viewer, sharing, locale, state, elapsed }
    const rendered = await render({ ...to, served, match, bundle })
    if (!rendered) return undefined
    const { name, version } = served.shell
    const html = await page.document({
      ...rendered,
      styleTexts: await textsOf(page.files.styles),
      attributes: { [COLD]: `${name} ${version}` },
      style: HELD_STYLE,
      script: WARM_SCRIPT + HOLD_SCRIPT,
    })
    if (sharing && rendered.shared) pages.keep(sharing.key, { html, nonce, data: rendered.shared })
    return html
  }
}

function isRenderable({ request, site, match, hasFailed }: PageToRender): boolean {
  if (request.headers[FIRST_VIEW_HEADER] === 'browser') return false
  return !hasFailed && match !== undefined && site.retryAfter === undefined && site.admits(match.route.access)
}

/** Undefined if the page is for this viewer alone. */
function sharingOf({ request, served, site, match, shellFallback }: PageToRender): PageSharing | undefined {
  // A developer's files change without another version.
  if (!match || served.origins.length > 0) return undefined
  const key = sharingKey({ url: request.url, site, match, etag: served.etag, shellFallback })
  return key === undefined ? undefined : { key, admits: site.sharing?.admits ?? (() => true) }
}
