import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RemoteBundle, ResolvedRegistry, ResolvedRemote } from '../../protocol/index.ts'
import { bundleFolder } from '../../registry/index.ts'
import { describeRemote } from '../../registry/resolve/describe.ts'
import { cookieName } from '../http/cookie-name.ts'
import type { LiveRegistry } from '../registry/live-registry.ts'
import { type ServedRegistry, toServedRegistry } from '../registry/served-registry.ts'
import { readCookie } from './cookie.ts'
import { isAllowed } from './fetch-remote.ts'
import { type LoadedOverride, loadOverrides } from './load.ts'
import { type LoadedPreview, loadPreviews } from './previews.ts'
import { overrideRoute } from './route.ts'

interface OverrideOptions {
  readonly secret: string
  readonly isSecure: boolean
  /** `host:port` from which code may be loaded. Without the list, anyone could run their code in the page. */
  readonly hosts: readonly string[]
  /** URL of the site's own bundles. */
  readonly base: string
  readonly registry: Pick<LiveRegistry, 'bundles' | 'document'>
}

/** One visitor's registry, with the overrides applied. */
export interface OverriddenRegistry extends ServedRegistry {
  /** Other origins that the pages load from. */
  readonly origins: readonly string[]
  readonly bundles: readonly RemoteBundle[]
}

/**
 * Lets developers load a remote from their own machine into a deployed site, unless no hosts are allowed, and lets those who
 * have a signed link see versions that are published but not released.
 */
export function overrides(
  app: FastifyInstance,
  { secret, isSecure, hosts, base, registry }: OverrideOptions,
) {
  const cookie = cookieName('platform-override', isSecure)
  overrideRoute(app, { secret, isSecure, hosts, cookie })

  const read = (request: FastifyRequest) => readCookie(secret, request.cookies[cookie])

  return {
    /** The version of the shell that a browser gets instead of its own. */
    shellOf(request: FastifyRequest): string | undefined {
      const { versions, off } = read(request)
      const name = registry.document().shell?.name
      return name === undefined || off.has(name) ? undefined : versions[name]
    },
    /** The traits that a link has given a browser. */
    traitsOf(request: FastifyRequest): { readonly tag?: string } {
      const { tag } = read(request)
      return tag === undefined ? {} : { tag }
    },
    async apply(request: FastifyRequest, served: ServedRegistry): Promise<OverriddenRegistry> {
      const { remotes, versions, off } = read(request)
      const requested = Object.entries(remotes).filter(([, url]) => isAllowed(url, hosts))
      if (requested.length === 0 && Object.keys(versions).length === 0)
        return { ...served, origins: [], bundles: [] }
      const isOn = ([name]: readonly [string, string]) => !off.has(name)
      const loaded = await loadOverrides(Object.fromEntries(requested.filter(isOn)))
      for (const { name, problem } of loaded) {
        if (problem !== undefined) request.log.warn({ problem }, `the override of ${name} cannot be loaded`)
      }
      const previews = await loadPreviews(Object.entries(versions).filter(isOn), served, {
        base,
        bundles: registry.bundles,
      })
      const folders = Object.entries(versions).map(
        ([name, version]) => [name, `${base}${bundleFolder(name, version)}`] as const,
      )
      const switchedOff = [...requested, ...folders].filter((one) => !isOn(one))
      return {
        ...toServedRegistry(
          served.shell,
          withOverrides(served.registry, [...loaded.map(described), ...previews], switchedOff),
        ),
        origins: [...new Set(loaded.map((override) => new URL(override.base).origin))],
        bundles: loaded.flatMap(({ bundle }) => bundle ?? []),
      }
    },
  }
}

function described({ bundle, ...override }: LoadedOverride): LoadedPreview {
  return { ...override, ...(bundle && { remote: describeRemote(bundle, 'override', override.base) }) }
}

/** An override has no fallback to the released version: developers want to see their own version fail. */
function withOverrides(
  { shell, ...registry }: ResolvedRegistry,
  loaded: readonly LoadedPreview[],
  switchedOff: readonly (readonly [string, string])[],
): ResolvedRegistry {
  const replacing = loaded.flatMap(({ remote }): ResolvedRemote[] => (remote ? [remote] : []))
  const isReplaced = new Set(replacing.map(({ name }) => name))
  const { outdated: _outdated, ...own } = shell
  // A shell that a link has chosen is not the one that everyone gets, and need not be loaded anew for that.
  const isPreview = loaded.some(({ name, problem }) => name === shell.name && problem === undefined)
  return {
    ...registry,
    shell: isPreview ? { ...own, channel: 'override' } : shell,
    remotes: [...registry.remotes.filter(({ name }) => !isReplaced.has(name)), ...replacing],
    overrides: [
      ...loaded.map(({ name, base, problem }) => ({
        name,
        base,
        ...(problem !== undefined && { problem }),
      })),
      ...switchedOff.map(([name, base]) => ({ name, base, isOff: true as const })),
    ],
  }
}

export type SiteOverrides = ReturnType<typeof overrides>
