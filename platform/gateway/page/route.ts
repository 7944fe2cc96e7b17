import { randomBytes } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { matchPage, type PageMatch } from '../../routing/match-page.ts'
import { compressed } from '../http/compressed.ts'
import type { Overridden, OverridesOfSite } from '../overrides/overrides.ts'
import type { LiveRegistry } from '../registry/live-registry.ts'
import type { Visitors } from '../visitors/visitors.ts'
import { nothingHere, troublePage } from './error-pages.ts'
import { pageHeaders } from './headers.ts'
import { pageDocument } from './page-document.ts'
import type { ViewSite } from './site-view.ts'
import { wantsPage } from './wants-page.ts'

interface PageRouteOptions {
  readonly registry: LiveRegistry
  readonly visitors: Visitors
  readonly overrides: OverridesOfSite
  readonly view: ViewSite
  readonly isSecure: boolean
  readonly permissions: readonly string[]
  /** Where bundles lie when that is another host. */
  readonly origins: readonly string[]
}

/** Answers what nothing else answers with the HTML of its page, or of the page that says that there is none. */
export function pageRoute(
  app: FastifyInstance,
  { registry, visitors, overrides, view, isSecure, permissions, origins }: PageRouteOptions,
) {
  app.get('/*', { errorHandler: showTrouble }, async (request, reply) => {
    const wish = wantsPage(request.headers)
    if (wish === 'no') return nothingHere(reply)
    const site = await view(request)
    const served = await registry.serveTo(visitors.recognise(request, reply))
    if (!served) return notYet(reply)
    const mine = await overrides.apply(request, served)
    const fitting = matchPage(mine.registry.remotes, pathOf(request.url), site.admits)
    const match = fitting && (await (site.exists?.(fitting) ?? true)) ? fitting : undefined
    if (!match && wish === 'perhaps') return nothingHere(reply)
    const nonce = randomBytes(16).toString('base64url')
    const html = await pageDocument({ site, served: mine, nonce, match, bundle: bundleOf(match, mine) })
    reply.code(match ? 200 : 404).headers(
      pageHeaders({
        nonce,
        locale: site.locale,
        origins: [...origins, ...mine.origins],
        isSecure,
        permissions,
      }),
    )
    return compressed(request, reply, html)
  })

  function bundleOf(match: PageMatch | undefined, { shell, bundles }: Overridden) {
    if (!match) return undefined
    const { name, version } = match.remote
    const found = [...bundles, ...(shell.builtin ?? [])].find((bundle) => bundle.name === name)
    const stored = found ?? registry.bundles.get(name, version)?.bundle
    return stored?.kind === 'remote' ? stored : undefined
  }
}

/** The path of an address as it was sent; `new URL` would read a host into two slashes at its beginning. */
function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] || '/'
}

function notYet(reply: FastifyReply) {
  return troublePage(reply.header('retry-after', '1'), {
    code: 503,
    title: 'Not open yet',
    text: 'Nothing has been released here so far. Please come back in a moment.',
  })
}

function showTrouble(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error.statusCode !== undefined && error.statusCode < 500) throw error
  request.log.error(error, 'a page could not be made')
  const text = 'This page cannot be shown at the moment. Please try again in a minute.'
  return reply.send(troublePage(reply, { code: 500, title: 'Something went wrong', text }))
}
