import { text } from 'node:stream/consumers'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import { DEV_EVENTS, DEV_PATH } from '../../bundling/development/dev-events.ts'
import type { DevBundle } from './bundle.ts'
import { errorPage } from './error-page.ts'
import type { DevEvents } from './events.ts'
import { SiteUnreachable } from './forward.ts'
import { isOwnRequest, TELEMETRY } from './own-request.ts'
import { describeProblem, readProblems } from './problems.ts'
import type { SourceBundle } from './registry-with-sources.ts'
import type { DevSite } from './site.ts'
import { sitePages } from './site-pages.ts'

export interface Served {
  readonly bundles: readonly DevBundle[]
  readonly site: DevSite
}

interface DevServerOptions {
  /** The host name that the server listens on. */
  readonly host: string
  /** Folder of the builds, with a subfolder for each bundle. */
  readonly output: string
  readonly events: DevEvents
  readonly report: (text: string) => void
  /** Requests wait for this. */
  readonly served: Promise<Served>
}

class NotBuilt extends Error {
  override name = 'NotBuilt'
}

/** A proxy in front of a site: pages get the bundles built from source, and everything else comes from the site. */
export function devServer({ host, output, events, report, served }: DevServerOptions): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true })

  app.addHook('onRequest', async ({ routeOptions, headers }, reply) => {
    const request = {
      route: routeOptions.url,
      host: headers.host,
      fetchSite: headers['sec-fetch-site']?.toString(),
    }
    if (!isOwnRequest(request, host))
      return reply.code(403).send('This server responds only to its own pages.')
  })

  app.setErrorHandler((error, _request, reply) => {
    const isExpected = error instanceof NotBuilt || error instanceof SiteUnreachable
    if (!isExpected) report(error instanceof Error ? (error.stack ?? error.message) : String(error))
    const message = error instanceof Error ? error.message : String(error)
    return reply.code(503).type('text/html; charset=utf-8').send(errorPage(message))
  })

  async function sources(): Promise<SourceBundle[]> {
    const { bundles } = await served
    return Promise.all(
      bundles.map(async (bundle) => {
        const built = await bundle.built()
        if (built) return built
        const event = bundle.lastEvent()
        throw new NotBuilt(event?.type === 'failed' ? event.message : `${bundle.name} has not been built.`)
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
    const latest = bundles.map((bundle) => bundle.lastEvent()).filter((event) => event !== undefined)
    reply.hijack()
    events.open(reply.raw, latest)
  })

  app.removeAllContentTypeParsers()
  // Bodies are read or passed on as streams.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  // Reports stay here: the site must not count problems of bundles that it does not serve.
  app.post(TELEMETRY, async (request, reply) => {
    const { bundles } = await served
    for (const problem of readProblems(await text(request.raw))) {
      const message = await describeProblem(problem, output)
      report(message)
      const isOurs = bundles.some(({ name }) => name === problem.name)
      if (isOurs && problem.kind === 'crash')
        events.broadcast({ type: 'crashed', bundle: problem.name, message })
    }
    return reply.code(204).send()
  })

  sitePages(app, async () => (await served).site, sources)
  return app
}
