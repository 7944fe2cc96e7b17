import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ResolvedRegistry } from '../../protocol/index.ts'
import { matchPage } from '../../routing/match-page.ts'
import { forward, type SiteResponse } from './forward.ts'
import { pageWithSources, registryIn } from './page-with-sources.ts'
import { registryWithSources, type SourceBundle } from './registry-with-sources.ts'
import type { DevSite } from './site.ts'

const REGISTRY = '/registry.json'

/** Serves the site's responses, with the bundles from source written into its pages and its registry. */
export function sitePages(
  app: FastifyInstance,
  site: () => Promise<DevSite>,
  sources: () => Promise<readonly SourceBundle[]>,
) {
  app.get(REGISTRY, async (request, reply) => {
    // Drop the query: it holds the version of the shell from source, which the site does not know.
    const response = await forward(await site(), request, reply, { path: REGISTRY, isRead: true })
    if (response.status !== 200) return passOn(response, reply)
    const registry = JSON.parse(await text(response.body)) as ResolvedRegistry
    return reply.header('cache-control', 'no-store').send(registryWithSources(registry, await sources()))
  })

  app.all('/*', async (request, reply) => {
    const response = await forward(await site(), request, reply)
    const isPage = String(response.headers['content-type']).startsWith('text/html')
    return isPage && request.method === 'GET' ? sendPage(response, request, reply) : passOn(response, reply)
  })

  async function sendPage(
    { status, headers, body }: SiteResponse,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const { 'content-length': _length, etag: _etag, ...remaining } = headers
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''
    const page = pageWithSources(await text(body), await sources(), nonce)
    return reply
      .code(pageStatus(page, request, status))
      .headers(remaining)
      .send(page)
  }
}

async function passOn({ status, headers, body }: SiteResponse, reply: FastifyReply) {
  reply.hijack()
  reply.raw.writeHead(status, headers)
  reply.raw.flushHeaders()
  // When the browser or the site disconnects, end the other side as well.
  await pipeline(body, reply.raw).catch(() => reply.raw.destroy())
}

/** Turns a 404 into a 200 where the bundles from source have the route. */
function pageStatus(page: string, { url }: FastifyRequest, status: number): number {
  if (status !== 404) return status
  const remotes = registryIn(page)?.remotes ?? []
  return matchPage(remotes, new URL(url, 'http://site').pathname, () => true) ? 200 : 404
}
