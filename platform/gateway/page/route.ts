import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { matchPage, type PageMatch } from '../../routing/match-page.ts'
import { notReleasedYet, plainNotFound, unavailablePage } from '../html/error-pages.ts'
import { compress } from '../http/compress.ts'
import { cookieName } from '../http/cookie-name.ts'
import type { SiteOverrides } from '../overrides/overrides.ts'
import type { LiveRegistry } from '../registry/live-registry.ts'
import { FALLBACK_AGE_S, shellChoice } from '../registry/shell-fallback.ts'
import { remoteBundle } from '../visitor-registry/remote-bundle.ts'
import type { Visitors } from '../visitors/visitors.ts'
import { pageHeaders } from './headers.ts'
import { pageDocument } from './page-document.ts'
import type { RenderPage } from './render-page.ts'
import { sendErrorPage } from './send-error-page.ts'
import type { SiteView, ViewSite } from './site-view.ts'
import { wantsPage } from './wants-page.ts'

interface PageRouteOptions {
  readonly registry: LiveRegistry
  readonly visitors: Visitors
  readonly overrides: SiteOverrides
  readonly view: ViewSite
  readonly renderPage: RenderPage | undefined
  readonly isSecure: boolean
  readonly permissions: readonly string[]
  /** Names of policies by which frameworks write markup. */
  readonly markupPolicies: readonly string[]
  /** The origin of the bundles if they are on another host. */
  readonly origins: readonly string[]
}

/** Seconds for which browsers keep the new address of a page. */
const REDIRECT_AGE_S = 3_600

/** Serves every URL without a route of its own: the HTML of its page, or of the page that says that there is none. */
export function pageRoute(app: FastifyInstance, options: PageRouteOptions) {
  const { registry, visitors, overrides, view, renderPage, isSecure, permissions, origins } = options
  const failedShell = cookieName('failed-shell', isSecure)
  // It names the version that has failed and never the one to serve, so it is void as soon as another one is released.
  const cookieFor = (version: string) =>
    `${failedShell}=${version}; path=/; max-age=${FALLBACK_AGE_S}; samesite=lax${isSecure ? '; secure' : ''}`

  app.get('/*', { errorHandler: sendErrorPage, config: { isPage: true } }, async (request, reply) => {
    const pageWanted = wantsPage(request.headers)
    if (pageWanted === 'no') return plainNotFound(reply)
    const site = await view(request)
    // Under load many hang up while they wait; what is left to do costs the most.
    if (request.raw.socket.destroyed) return reply.hijack()
    const viewer = {
      ...visitors.recognise(request, reply),
      traits: { ...site.traits, ...overrides.traitsOf(request) },
    }
    const shells = shellChoice(registry.document(), viewer)
    const hasFailed = shells?.next !== undefined && request.cookies[failedShell] === shells.own
    const served = await registry.serveTo(
      viewer,
      overrides.shellOf(request) ?? (hasFailed ? shells.next : undefined),
    )
    if (!served) return notReleasedYet(reply)
    const overridden = await overrides.apply(request, served)
    const found = matchPage(overridden.registry.remotes, pathOf(request.url), site.admits)
    const match = found && (await (site.exists?.(found) ?? true)) ? found : undefined
    const movedTo = match && site.movedTo?.(match)
    if (movedTo !== undefined) return redirect(reply, movedTo + queryOf(request.url))
    if (!match && pageWanted === 'perhaps') return plainNotFound(reply)
    if (match && site.retryAfter !== undefined) {
      if (!site.admits(match.route.access)) return unavailablePage(reply, site.retryAfter)
      reply.header('retry-after', site.retryAfter)
    }
    const nonce = randomBytes(16).toString('base64url')
    const shellFallback = shells?.next !== undefined && !hasFailed ? cookieFor(shells.own) : undefined
    const bundle = match && remoteBundle(match.remote, overridden, registry)
    const allowed = [...origins, ...overridden.origins]
    const page = { site, served: overridden, nonce, origins: allowed, match, bundle, shellFallback }
    const { visitor } = viewer
    const document = pageDocument(page)
    const rendered = await renderPage?.({
      ...page,
      ...document,
      request,
      visitor,
      served: overridden,
      hasFailed,
      elapsed: reply.elapsedTime,
    })
    reply.code(statusOf(match, site)).headers(
      pageHeaders({
        nonce,
        locale: site.lang ?? site.locale,
        origins: allowed,
        isSecure,
        isServerRendered: rendered !== undefined,
        isFramed: match?.route.framing === 'self',
        permissions,
        markupPolicies: options.markupPolicies,
      }),
    )
    return compress(request, reply, rendered ?? (await document.document()))
  })
}

/** A page whose visitor is unknown for the moment must not look complete to a cache or a search engine. */
function statusOf(match: PageMatch | undefined, { retryAfter }: SiteView): number {
  if (!match) return 404
  return retryAfter === undefined ? 200 : 503
}

function redirect(reply: FastifyReply, address: string) {
  // A redirect that is kept for ever could never be taken back.
  reply.header('cache-control', `public, max-age=${REDIRECT_AGE_S}`)
  return reply.redirect(address, 301)
}

function queryOf(url: string): string {
  const [, query] = /(\?[^#]*)/.exec(url) ?? []
  return query ?? ''
}

/** The path of a request URL. Not parsed by `new URL`, which would take a path that starts with `//` for a host. */
function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] || '/'
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether this is a page, for a process that sheds load. */
    readonly isPage?: boolean
  }
}
