import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import fastifyCookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { BUNDLES, type FolderStorage } from '../registry/index.ts'
import { matchPage, type PageMatch } from '../routing/match-page.ts'
import { contentSecurityPolicy } from './content-security.ts'
import { htmlDocument, type PageHead } from './document.ts'
import { liveRegistry } from './live-registry.ts'
import { overrides } from './overrides.ts'
import { pageFiles } from './page-files.ts'
import { telemetry } from './telemetry.ts'
import { visitors } from './visitor.ts'

export { signOverrides } from './overrides.ts'

/** What the composing process knows of a request: the gateway itself knows nothing of the product. */
export interface SiteView {
  readonly locale: string
  readonly siteName: string
  /** Whether pages with this access name are made for whoever asks. */
  readonly admits: (access: string) => boolean
  /** Written into the page for its own code. */
  readonly state: unknown
  readonly head?: (match: PageMatch | undefined) => Omit<PageHead, 'title'>
}

export interface GatewayOptions {
  readonly storage: FolderStorage
  /** Signs visitors' ids and overrides; the same on every node. */
  readonly secret: string
  readonly view: (request: FastifyRequest) => SiteView | Promise<SiteView>
  /** Cookies by HTTPS only. */
  readonly isSecure?: boolean
  readonly overrideHosts?: readonly string[]
  readonly node?: string
}

/** Serves the page, the bundles and the registry, and takes the browsers' reports. */
export const gateway = fastifyPlugin(async (app: FastifyInstance, options: GatewayOptions) => {
  const { storage, secret, view, isSecure = false, overrideHosts = [], node } = options
  const registry = await liveRegistry(storage, app.log)
  const visitor = visitors(secret, isSecure)
  await app.register(fastifyCookie)
  app.addHook('onClose', async () => registry.stop())
  telemetry(app, { storage, registry, visitors: visitor, secret, node })
  const override = overrides(app, { secret, isSecure, hosts: overrideHosts })

  await app.register(fastifyStatic, {
    root: join(storage.folder, BUNDLES),
    prefix: `/${BUNDLES}`,
    index: false,
    wildcard: true,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  })

  app.get<{ Querystring: { shell?: string } }>('/registry.json', async (request, reply) => {
    const { shell } = request.query
    if (shell) await registry.bundles.load(registry.document().shell?.name ?? '', shell)
    const resolved = registry.resolveFor(visitor.recognise(request, reply), shell)
    reply.header('cache-control', 'private, no-cache')
    return (await override.apply(request, resolved)).registry
  })

  app.get('/*', async (request, reply) => {
    const site = await view(request)
    const resolved = registry.resolveFor(visitor.recognise(request, reply))
    const { registry: mine, origins } = await override.apply(request, resolved)
    const shell = registry.bundles.get(registry.document().shell?.name ?? '', mine.shell.version)?.bundle
    if (shell?.kind !== 'shell') throw new Error(`Shell ${mine.shell.version} is not published.`)
    const { pathname } = new URL(request.url, 'http://site')
    const match = matchPage(mine.remotes, pathname, site.admits)
    const isOpen = match && site.admits(match.route.access)
    const page = isOpen ? { remote: match.remote, route: match.route.name } : undefined
    const nonce = randomBytes(16).toString('base64url')
    const title = await titleOf(match)
    reply
      .code(match ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('vary', 'cookie, accept-language')
      .header('content-security-policy', contentSecurityPolicy(nonce, origins))
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
    return htmlDocument({
      locale: site.locale,
      nonce,
      head: { title: title ? `${title} – ${site.siteName}` : site.siteName, ...site.head?.(match) },
      shell,
      shellBase: mine.shell.base,
      files: pageFiles(shell, mine.shell.base, site.locale, page),
      registry: mine,
      state: site.state,
    })

    async function titleOf(found: PageMatch | undefined) {
      if (!found) return undefined
      const { name, version } = found.remote
      const stored = registry.bundles.get(name, version) ?? (await registry.bundles.load(name, version))
      const titles = stored?.bundle.titles
      return (titles?.[site.locale] ?? titles?.['en'])?.[found.route.name]
    }
  })
})
export { type FolderStorage, folderStorage } from '../registry/index.ts'
