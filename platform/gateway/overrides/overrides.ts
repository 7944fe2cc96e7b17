import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RemoteBundle, ResolvedRegistry } from '../../protocol/index.ts'
import { describeRemote } from '../../registry/resolve/describe.ts'
import { cookieName } from '../http/cookie-name.ts'
import { type ServedRegistry, toServedRegistry } from '../registry/served-registry.ts'
import { isAllowed } from './fetch-remote.ts'
import { type LoadedOverride, loadOverrides } from './load.ts'
import { overrideRoute } from './route.ts'
import { readOverrides } from './token.ts'

interface OverrideOptions {
  readonly secret: string
  readonly isSecure: boolean
  /** `host:port` from which code may be loaded. Without the list, anyone could run their code in the page. */
  readonly hosts: readonly string[]
}

/** One visitor's registry, with the overrides applied. */
export interface OverriddenRegistry extends ServedRegistry {
  /** Other origins that the pages load from. */
  readonly origins: readonly string[]
  readonly bundles: readonly RemoteBundle[]
}

/** Lets developers load a remote from their own machine into a deployed site; disabled if no hosts are allowed. */
export function overrides(app: FastifyInstance, { secret, isSecure, hosts }: OverrideOptions) {
  const cookie = cookieName('platform-override', isSecure)
  if (hosts.length > 0) overrideRoute(app, { secret, isSecure, hosts, cookie })

  function requestedBy(request: FastifyRequest) {
    if (hosts.length === 0) return []
    const remotes = Object.entries(readOverrides(secret, request.cookies[cookie]))
    return remotes.filter(([, url]) => isAllowed(url, hosts))
  }

  return {
    async apply(request: FastifyRequest, served: ServedRegistry): Promise<OverriddenRegistry> {
      const requested = requestedBy(request)
      if (requested.length === 0) return { ...served, origins: [], bundles: [] }
      const loaded = await loadOverrides(Object.fromEntries(requested))
      for (const { name, problem } of loaded) {
        if (problem !== undefined) request.log.warn({ problem }, `the override of ${name} cannot be loaded`)
      }
      return {
        ...toServedRegistry(served.shell, withOverrides(served.registry, loaded)),
        origins: [...new Set(loaded.map(({ base }) => new URL(base).origin))],
        bundles: loaded.flatMap(({ bundle }) => bundle ?? []),
      }
    },
  }
}

/** An override has no fallback to the released version: developers want to see their own version fail. */
function withOverrides(registry: ResolvedRegistry, loaded: readonly LoadedOverride[]): ResolvedRegistry {
  const replacing = loaded.flatMap(({ bundle, base }) =>
    bundle ? describeRemote(bundle, 'override', base) : [],
  )
  const isReplaced = new Set(replacing.map(({ name }) => name))
  return {
    ...registry,
    remotes: [...registry.remotes.filter(({ name }) => !isReplaced.has(name)), ...replacing],
    overrides: loaded.map(({ name, base, problem }) => ({
      name,
      base,
      ...(problem !== undefined && { problem }),
    })),
  }
}

export type SiteOverrides = ReturnType<typeof overrides>
