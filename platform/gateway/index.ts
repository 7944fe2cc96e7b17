import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { BUNDLES, type Storage } from '../registry/index.ts'
import { bundleRoute } from './bundles/route.ts'
import { quietLog } from './http/quiet-log.ts'
import { overrides } from './overrides/overrides.ts'
import { pageRoute } from './page/route.ts'
import type { ViewSite } from './page/site-view.ts'
import type { GatewayHooks, GatewayPlugin, OnServerFailure, OnServerView } from './plugin.ts'
import { liveRegistry } from './registry/live-registry.ts'
import { plannedReleases } from './registry/planned-releases.ts'
import { registryRoute } from './visitor-registry/route.ts'
import { visitors as visitorsOf } from './visitors/visitors.ts'

export { type FolderStorage, folderStorage, type Storage } from '../registry/index.ts'
export { releaseStorage, SettingMissing } from '../registry/storage/release-storage.ts'
export { signOverrides } from './overrides/token.ts'
export type { SiteView } from './page/site-view.ts'
export type { GatewayParts, GatewayPlugin } from './plugin.ts'

const MIN_SECRET_LENGTH = 16

export interface GatewayOptions {
  /** A folder of this host, or a bucket that several hosts share. */
  readonly storage: Storage
  /** Signs visitors' ids and overrides; the same on every node. */
  readonly secret: string
  readonly view: ViewSite
  /** Sends cookies over HTTPS only, and tells browsers to use nothing else. */
  readonly isSecure?: boolean
  /** `host:port` from which developers may load overrides; none by default. */
  readonly overrideHosts?: readonly string[]
  /** URL of the bundles, if a CDN serves them. */
  readonly bundlesUrl?: string
  /** Features that pages may use, by their names in `Permissions-Policy`, such as `geolocation`. */
  readonly permissions?: readonly string[]
  /**
   * Names of the Trusted Types policies by which frameworks other than React write their templates, such as `vue` and
   * `svelte-trusted-html`. They let any markup pass, also that of `v-html` and `{@html}`; none by default.
   */
  readonly markupPolicies?: readonly string[]
  readonly plugins?: readonly GatewayPlugin[]
}

/** Serves pages, bundles and the registry, and receives browsers' reports. */
export const gateway = fastifyPlugin(async (app: FastifyInstance, options: GatewayOptions) => {
  const { storage, secret, view, isSecure = false, overrideHosts: hosts = [] } = options
  const { bundlesUrl = `/${BUNDLES}`, permissions = [], plugins = [], markupPolicies = [] } = options
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new Error(`The secret that signs cookies needs at least ${MIN_SECRET_LENGTH} characters.`)
  }
  const base = bundlesUrl.endsWith('/') ? bundlesUrl : `${bundlesUrl}/`
  const registry = await liveRegistry(storage, { log: app.log, base })
  const planned = plannedReleases(storage, { registry, log: app.log })
  app.addHook('onClose', () => Promise.all([registry.stop(), planned.stop()]))
  if (!app.hasRequestDecorator('cookies')) await app.register(fastifyCookie)

  await app.register(
    async (scope) => {
      scope.decorateRequest('newVisitor', null)
      const parts = {
        registry,
        visitors: visitorsOf(secret, isSecure),
        overrides: overrides(scope, { secret, isSecure, hosts, base, registry }),
      }
      const origins = URL.canParse(base) ? [new URL(base).origin] : []
      const hooks: GatewayHooks[] = []
      const onServerFailure: OnServerFailure = (...failure) => {
        for (const hook of hooks) hook.onServerFailure?.(...failure)
      }
      const onServerView: OnServerView = (...view) => {
        for (const hook of hooks) hook.onServerView?.(...view)
      }
      const told = { onServerFailure, onServerView }
      for (const plugin of plugins)
        hooks.push(await plugin(scope, { storage, secret, base, origins, view, ...parts, ...told }))
      registryRoute(scope, { base, ...parts })
      const renderPage = hooks.find((hook) => hook.renderPage)?.renderPage
      pageRoute(scope, { view, renderPage, isSecure, permissions, markupPolicies, origins, ...parts })
      const { bundles } = registry
      await scope.register(bundleRoute, { prefix: `/${BUNDLES.slice(0, -1)}`, storage, bundles })
    },
    { logSerializers: quietLog },
  )
})
