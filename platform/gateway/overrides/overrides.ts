import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RemoteBundle, ResolvedRegistry } from '../../data/index.ts'
import { describeRemote } from '../../registry/resolve/describe.ts'
import { cookieName } from '../http/cookie-name.ts'
import { type Served, serve } from '../registry/served.ts'
import { fetchRemote, isAllowed } from './fetch-remote.ts'
import { OVERRIDE_AGE, readOverrides } from './token.ts'

interface OverrideOptions {
  readonly secret: string
  readonly isSecure: boolean
  /** `host:port` from which code may come. An override that anyone could set would be anyone's code in the page. */
  readonly hosts: readonly string[]
}

/** What one browser is served, its overrides included. */
export interface Overridden extends Served {
  /** Where its pages load from besides this site. */
  readonly origins: readonly string[]
  readonly bundles: readonly RemoteBundle[]
}

/** Lets a developer see one remote from their own machine in a deployed site; with no hosts allowed it does not exist. */
export function overrides(app: FastifyInstance, { secret, isSecure, hosts }: OverrideOptions) {
  const cookie = cookieName('platform-override', isSecure)

  if (hosts.length > 0) {
    app.get<{ Querystring: { token?: unknown } }>('/override', async (request, reply) => {
      const { token } = request.query
      // The token stands in the address: it goes into no cache, and to no other page as the referrer.
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      if (typeof token !== 'string' || Object.keys(readOverrides(secret, token)).length === 0) {
        return reply.code(403).send('This override is not signed for this site, or its hour is over.')
      }
      // Not `strict`: the link is often opened from another site, and would have no effect on its own redirect.
      const options = {
        path: '/',
        maxAge: OVERRIDE_AGE,
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
      } as const
      return reply.setCookie(cookie, token, options).redirect('/', 303)
    })
  }

  function wantedBy(request: FastifyRequest) {
    if (hosts.length === 0) return []
    return Object.entries(readOverrides(secret, request.cookies[cookie]))
      .filter(([, url]) => isAllowed(url, hosts))
      .map(([name, url]) => ({ name, base: url.endsWith('/') ? url : `${url}/` }))
  }

  return {
    async apply(request: FastifyRequest, served: Served): Promise<Overridden> {
      const wanted = wantedBy(request)
      if (wanted.length === 0) return { ...served, origins: [], bundles: [] }
      const found = await Promise.all(
        wanted.map(async ({ name, base }) => {
          try {
            return { base, bundle: await fetchRemote(name, base) }
          } catch (error) {
            request.log.warn(error, `the override of ${name} cannot be had`)
            return undefined
          }
        }),
      )
      const had = found.filter((one) => one !== undefined)
      return {
        ...serve(served.shell, had.reduce(replaceRemote, served.registry)),
        origins: [...new Set(wanted.map(({ base }) => new URL(base).origin))],
        bundles: had.map(({ bundle }) => bundle),
      }
    },
  }
}

/** Without the fallback of the version released: who develops wants to see their own fail. */
function replaceRemote(
  registry: ResolvedRegistry,
  { bundle, base }: { bundle: RemoteBundle; base: string },
): ResolvedRegistry {
  const others = registry.remotes.filter(({ name }) => name !== bundle.name)
  return { ...registry, remotes: [...others, describeRemote(bundle, 'override', base)] }
}

export type OverridesOfSite = ReturnType<typeof overrides>
