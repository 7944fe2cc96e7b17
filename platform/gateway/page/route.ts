import { randomBytes } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { matchPage, type PageMatch } from '../../routing/match-page.ts'
import { compress } from '../http/compress.ts'
import type { OverriddenRegistry, SiteOverrides } from '../overrides/overrides.ts'
import type { LiveRegistry } from '../registry/live-registry.ts'
import type { Visitors } from '../visitors/visitors.ts'
import { errorPage, plainNotFound } from './error-pages.ts'
import { pageHeaders } from './headers.ts'
import { pageDocument } from './page-document.ts'
import type { ViewSite } from './site-view.ts'
import { wantsPage } from './wants-page.ts'

interface PageRouteOptions {
  readonly registry: LiveRegistry
  readonly visitors: Visitors
  readonly overrides: SiteOverrides
  readonly view: ViewSite
  readonly isSecure: boolean
  readonly permissions: readonly string[]
  /** The origin of the bundles if they are on another host. */
  readonly origins: readonly string[]
}

/** Serves every URL without a route of its own: the HTML of its page, or of the page that says that there is none. */
export function pageRoute(
  app: FastifyInstance,
  { registry, visitors, overrides, view, isSecure, permissions, origins }: PageRouteOptions,
) {
  app.get('/*', { errorHandler: sendErrorPage }, async (request, reply) => {
    const pageWanted = wantsPage(request.headers)
    if (pageWanted === 'no') return plainNotFound(reply)
    const site = await view(request)
    const served = await registry.serveTo(visitors.recognise(request, reply))
    if (!served) return notReleasedYet(reply)
    const overridden = await overrides.apply(request, served)
    const found = matchPage(overridden.registry.remotes, pathOf(request.url), site.admits)
    const match = found && (await (site.exists?.(found) ?? true)) ? found : undefined
    if (!match && pageWanted === 'perhaps') return plainNotFound(reply)
    const nonce = randomBytes(16).toString('base64url')
    const html = await pageDocument({
      site,
      served: overridden,
      nonce,
      match,
      bundle: bundleOf(match, overridden),
    })
    reply.code(match ? 200 : 404).headers(
      pageHeaders({
        nonce,
        locale: site.locale,
        origins: [...origins, ...overridden.origins],
        isSecure,
        permissions,
      }),
    )
    return compress(request, reply, html)
  })

  function bundleOf(match: PageMatch | undefined, { shell, bundles }: OverriddenRegistry) {
    if (!match) return undefined
    const { name, version } = match.remote
    const found = [...bundles, ...(shell.builtin ?? [])].find((bundle) => bundle.name === name)
    const stored = found ?? registry.bundles.get(name, version)?.bundle
    return stored?.kind === 'remote' ? stored : undefined
  }
}

/** The path of a request URL. Not parsed by `new URL`, which would take a path that starts with `//` for a host. */
function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] || '/'
}

function notReleasedYet(reply: FastifyReply) {
  return errorPage(reply, {
    code: 503,
    retryAfter: 1,
    title: 'Not open yet',
    text: 'Nothing has been released here so far. Please come back in a moment.',
  })
}

function sendErrorPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error.statusCode !== undefined && error.statusCode < 500) throw error
  request.log.error(error, 'a page could not be rendered')
  const text = 'This page cannot be shown at the moment. Please try again in a minute.'
  return reply.send(errorPage(reply, { code: 500, title: 'Something went wrong', text }))
}
