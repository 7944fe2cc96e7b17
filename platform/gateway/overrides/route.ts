import type { FastifyInstance } from 'fastify'
import { isAllowed } from './fetch-remote.ts'
import { loadOverrides } from './load.ts'
import { OVERRIDE_AGE_S, readOverrides } from './token.ts'

interface OverrideRouteOptions {
  readonly secret: string
  readonly isSecure: boolean
  readonly hosts: readonly string[]
  readonly cookie: string
}

/** `GET /override?token=…` begins an override in this browser, `GET /override?end` ends it. */
export function overrideRoute(
  app: FastifyInstance,
  { secret, isSecure, hosts, cookie }: OverrideRouteOptions,
) {
  // Not `strict`: the link is often opened from another site, and the redirect would not send the cookie.
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const

  app.get<{ Querystring: { token?: unknown; end?: unknown } }>('/override', async (request, reply) => {
    const { token, end } = request.query
    // The URL contains the token, so keep it out of caches and referrers.
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    if (end !== undefined) return reply.clearCookie(cookie, options).redirect('/', 303)
    const remotes = readOverrides(secret, token)
    const urls = Object.values(remotes)
    if (typeof token !== 'string' || urls.length === 0) {
      return reply.code(403).send('This override is not signed for this site, or has expired.')
    }
    const refused = urls.filter((url) => !isAllowed(url, hosts))
    if (refused.length > 0) {
      return reply.code(403).send(`This site accepts no code from ${refused.join(' and ')}.`)
    }
    const problems = (await loadOverrides(remotes)).filter(({ problem }) => problem !== undefined)
    if (problems.length > 0) {
      const lines = problems.map(
        ({ name, base, problem }) => `${name} cannot be loaded from ${base}: ${problem}`,
      )
      const advice =
        'The address must be the folder of a build, which holds its bundle.json. Nothing has changed.'
      return reply.code(502).send([...lines, advice].join('\n'))
    }
    return reply.setCookie(cookie, token, { ...options, maxAge: OVERRIDE_AGE_S }).redirect('/', 303)
  })
}
