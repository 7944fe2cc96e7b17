import { text } from 'node:stream/consumers'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import { DEV_EVENTS, DEV_PATH } from '../../bundling/development/dev-events.ts'
import type { DevBundle } from './bundle.ts'
import { errorPage } from './error-page.ts'
import type { DevEvents } from './events.ts'
import { SiteUnreachable } from './forward.ts'
import type { SourceBundle } from './registry.ts'
import { sentence, troubles } from './reports.ts'
import type { DevSite } from './site.ts'
import { sitePages } from './site-pages.ts'
import { isOwnRequest } from './visitors.ts'

export interface Served {
  readonly bundles: readonly DevBundle[]
  readonly site: DevSite
}

interface DevServerOptions {
  /** The name that the server listens on. */
  readonly host: string
  /** Where the built bundles lie, each in a folder. */
  readonly output: string
  readonly events: DevEvents
  readonly report: (text: string) => void
  /** Whoever comes before it is known what is served waits. */
  readonly served: Promise<Served>
}

class NotBuilt extends Error {
  override name = 'NotBuilt'
}

/** Stands before a site and gives its pages the bundles built from source; all else is the site's. */
export function devServer({ host, output, events, report, served }: DevServerOptions): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true })

  app.addHook('onRequest', async ({ url, headers }, reply) => {
    const asked = { url, host: headers.host, from: headers['sec-fetch-site']?.toString() }
    if (!isOwnRequest(asked, host)) return reply.code(403).send('This server is for its own pages only.')
  })

  app.setErrorHandler((error, _request, reply) => {
    const isExpected = error instanceof NotBuilt || error instanceof SiteUnreachable
    if (!isExpected) report(error instanceof Error ? (error.stack ?? error.message) : String(error))
    const why = error instanceof Error ? error.message : String(error)
    return reply.code(503).type('text/html; charset=utf-8').send(errorPage(why))
  })

  async function sources(): Promise<SourceBundle[]> {
    const { bundles } = await served
    return Promise.all(
      bundles.map(async (bundle) => {
        const built = await bundle.built()
        if (built) return built
        const standing = bundle.standing()
        throw new NotBuilt(standing?.type === 'failed' ? standing.message : `${bundle.name} is not built.`)
      }),
    )
  }

  app.register(async (files) => {
    files.addHook('onRequest', async () => void (await sources()))
    await files.register(fastifyStatic, {
      root: output,
      prefix: DEV_PATH,
      cacheControl: false,
      etag: false,
      lastModified: false,
      decorateReply: false,
      setHeaders: (reply) => void reply.header('cache-control', 'no-store'),
    })
  })

  app.get(DEV_EVENTS, async (_request, reply) => {
    const { bundles } = await served
    const standing = bundles.map((bundle) => bundle.standing()).filter((event) => event !== undefined)
    reply.hijack()
    events.open(reply.raw, standing)
  })

  app.removeAllContentTypeParsers()
  // Bodies are read, or passed on, as they come.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  // A site must not count how its pages do with bundles that it does not serve.
  app.post('/telemetry', async (request, reply) => {
    const { bundles } = await served
    for (const trouble of troubles(await text(request.raw))) {
      const message = sentence(trouble)
      report(message)
      const isOurs = bundles.some(({ name }) => name === trouble.name)
      if (isOurs && trouble.kind === 'crash') events.tell({ type: 'crashed', bundle: trouble.name, message })
    }
    return reply.code(204).send()
  })

  sitePages(app, async () => (await served).site, sources)
  return app
}
