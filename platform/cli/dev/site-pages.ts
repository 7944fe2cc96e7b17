import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ResolvedRegistry } from '../../data/index.ts'
import { matchPage } from '../../routing/match-page.ts'
import { forward, type SiteAnswer } from './forward.ts'
import { pageWithSources, registryIn } from './html.ts'
import { type SourceBundle, withSources } from './registry.ts'
import type { DevSite } from './site.ts'

const REGISTRY = '/registry.json'

/** Hands out what the site has; in its pages and its registry stand the bundles from source. */
export function sitePages(
  app: FastifyInstance,
  site: () => Promise<DevSite>,
  sources: () => Promise<readonly SourceBundle[]>,
) {
  app.get(REGISTRY, async (request, reply) => {
    // Without the version of the page's own shell, of which the site does not know.
    const answer = await forward(await site(), request, reply, { path: REGISTRY, isRead: true })
    if (answer.status !== 200) return passOn(answer, reply)
    const registry = JSON.parse(await text(answer.body)) as ResolvedRegistry
    return reply.header('cache-control', 'no-store').send(withSources(registry, await sources()))
  })

  app.all('/*', async (request, reply) => {
    const answer = await forward(await site(), request, reply)
    const isPage = String(answer.headers['content-type']).startsWith('text/html')
    return isPage && request.method === 'GET' ? sendPage(answer, request, reply) : passOn(answer, reply)
  })

  async function sendPage(
    { status, headers, body }: SiteAnswer,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const { 'content-length': _length, etag: _etag, ...kept } = headers
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''
    const page = pageWithSources(await text(body), await sources(), nonce)
    return reply
      .code(statusOf(page, request, status))
      .headers(kept)
      .send(page)
  }
}

async function passOn({ status, headers, body }: SiteAnswer, reply: FastifyReply) {
  reply.hijack()
  reply.raw.writeHead(status, headers)
  reply.raw.flushHeaders()
  // A browser that leaves, or a site that breaks off, ends both sides.
  await pipeline(body, reply.raw).catch(() => reply.raw.destroy())
}

/** A route that only the sources have is none that is missing. */
function statusOf(page: string, { url }: FastifyRequest, status: number): number {
  if (status !== 404) return status
  const remotes = registryIn(page)?.remotes ?? []
  return matchPage(remotes, new URL(url, 'http://site').pathname, () => true) ? 200 : 404
}
