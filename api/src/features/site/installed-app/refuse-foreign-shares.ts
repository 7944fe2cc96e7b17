import { paths, shareTarget } from 'contracts'
import type { FastifyInstance } from 'fastify'

const SHARED = new RegExp(`[?&]${shareTarget.parameter}(?:[=&]|$)`)

/** From the device's share menu, no site has sent the member; a reload comes from our own page. */
const OURS: readonly unknown[] = [undefined, 'none', 'same-origin']

/**
 * Any site can post pictures to the share target, to be published. Workers don't learn where a navigation
 * began, but the server does: the page that the worker leads to opens without them.
 */
export function refuseForeignShares(app: FastifyInstance) {
  app.addHook('onRequest', async ({ url, headers }, reply) => {
    if (!url.startsWith(`${paths.profile}?`) || !SHARED.test(url)) return
    if (OURS.includes(headers['sec-fetch-site'])) return
    return reply.header('cache-control', 'no-store').redirect(paths.profile, 303)
  })
}
