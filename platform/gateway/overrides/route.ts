import type { FastifyInstance } from 'fastify'
import { readCookie, switched } from './cookie.ts'
import { isAllowed } from './fetch-remote.ts'
import { loadOverrides } from './load.ts'
import { readOverride } from './token.ts'

interface OverrideRouteOptions {
  readonly secret: string
  readonly isSecure: boolean
  readonly hosts: readonly string[]
  readonly cookie: string
}

interface OverrideQuery {
  readonly token?: unknown
  readonly end?: unknown
  readonly switch?: unknown
  readonly page?: unknown
}

/**
 * `GET /override?token=…` begins an override in this browser, `?switch=<name>` switches a part of it off or on again, and
 * `?end` ends it.
 */
export function overrideRoute(
  app: FastifyInstance,
  { secret, isSecure, hosts, cookie }: OverrideRouteOptions,
) {
  // Not `strict`: the link is often opened from another site, and the redirect would not send the cookie.
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  const secondsLeft = (until: number) => Math.ceil((until - Date.now()) / 1000)

  app.get<{ Querystring: OverrideQuery }>('/override', async (request, reply) => {
    const { token, end, switch: part, page } = request.query
    // The URL contains the token, so keep it out of caches and referrers.
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    if (end !== undefined) return reply.clearCookie(cookie, options).redirect(ownPath(page), 303)
    if (typeof part === 'string') {
      const current = request.cookies[cookie] ?? ''
      const maxAge = secondsLeft(readCookie(secret, current).until)
      if (maxAge > 0) reply.setCookie(cookie, switched(current, part), { ...options, maxAge })
      return reply.redirect(ownPath(page), 303)
    }
    const override = readOverride(secret, token)
    const urls = Object.values(override.remotes)
    if (typeof token !== 'string' || override.until === 0) {
      return reply.code(403).send('This override is not signed for this site, or has expired.')
    }
    const refused = urls.filter((url) => !isAllowed(url, hosts))
    if (refused.length > 0) {
      return reply.code(403).send(`This site accepts no code from ${refused.join(' and ')}.`)
    }
    const problems = (await loadOverrides(override.remotes)).filter(({ problem }) => problem !== undefined)
    if (problems.length > 0) {
      const lines = problems.map(
        ({ name, base, problem }) => `${name} cannot be loaded from ${base}: ${problem}`,
      )
      const advice =
        'The address must be the folder of a build, which holds its bundle.json. Nothing has changed.'
      return reply.code(502).send([...lines, advice].join('\n'))
    }
    const maxAge = secondsLeft(override.until)
    return reply.setCookie(cookie, token, { ...options, maxAge }).redirect(ownPath(override.page), 303)
  })
}

/** A path of this site: `//host` and `/\host` would lead to others. */
function ownPath(page: unknown): string {
  return typeof page === 'string' && /^\/(?![/\\])[\x21-\x7e]*$/.test(page) ? page : '/'
}
