import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RemoteBundle, ResolvedRegistry } from '../../data/index.ts'
import { describeRemote } from '../../registry/resolve/describe.ts'
import { cookieName } from '../http/cookie-name.ts'
import { type ServedRegistry, toServedRegistry } from '../registry/served-registry.ts'
import { fetchRemote, isAllowed } from './fetch-remote.ts'
import { OVERRIDE_AGE_S, readOverrides } from './token.ts'

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

  if (hosts.length > 0) {
    app.get<{ Querystring: { token?: unknown } }>('/override', async (request, reply) => {
      const { token } = request.query
      // The URL contains the token, so keep it out of caches and referrers.
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      if (typeof token !== 'string' || Object.keys(readOverrides(secret, token)).length === 0) {
        return reply.code(403).send('This override is not signed for this site, or has expired.')
      }
      // Not `strict`: the link is often opened from another site, and the redirect would not send the cookie.
      const options = {
        path: '/',
        maxAge: OVERRIDE_AGE_S,
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
      } as const
      return reply.setCookie(cookie, token, options).redirect('/', 303)
    })
  }

  function requestedBy(request: FastifyRequest) {
    if (hosts.length === 0) return []
    return Object.entries(readOverrides(secret, request.cookies[cookie]))
      .filter(([, url]) => isAllowed(url, hosts))
      .map(([name, url]) => ({ name, base: url.endsWith('/') ? url : `${url}/` }))
  }

  return {
    async apply(request: FastifyRequest, served: ServedRegistry): Promise<OverriddenRegistry> {
      const requested = requestedBy(request)
      if (requested.length === 0) return { ...served, origins: [], bundles: [] }
      const found = await Promise.all(
        requested.map(async ({ name, base }) => {
          try {
            return { base, bundle: await fetchRemote(name, base) }
          } catch (error) {
            request.log.warn(error, `the override of ${name} cannot be loaded`)
            return undefined
          }
        }),
      )
      const loaded = found.filter((one) => one !== undefined)
      return {
        ...toServedRegistry(served.shell, loaded.reduce(replaceRemote, served.registry)),
        origins: [...new Set(requested.map(({ base }) => new URL(base).origin))],
        bundles: loaded.map(({ bundle }) => bundle),
      }
    },
  }
}

/** The override has no fallback to the released version: developers want to see their own version fail. */
function replaceRemote(
  registry: ResolvedRegistry,
  { bundle, base }: { bundle: RemoteBundle; base: string },
): ResolvedRegistry {
  const others = registry.remotes.filter(({ name }) => name !== bundle.name)
  return { ...registry, remotes: [...others, describeRemote(bundle, 'override', base)] }
}

export type SiteOverrides = ReturnType<typeof overrides>
