import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'

interface BuildServerOptions {
  readonly name: string
  /** The folder of the build. A later build into it is served at once. */
  readonly dist: string
  /** The only site whose pages may read the build. */
  readonly site: URL
}

/** Serves the build of one bundle, at `/<name>/`, for an override in a site that lies elsewhere. */
export function buildServer({ name, dist, site }: BuildServerOptions): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': site.origin,
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    })
  })
  app.register(fastifyStatic, {
    root: dist,
    prefix: `/${name}/`,
    index: false,
    cacheControl: false,
    etag: false,
    lastModified: false,
  })
  app.setNotFoundHandler(({ headers }, reply) =>
    reply
      .code(404)
      .send(`There is no such file. This serves the build of ${name} at http://${headers.host}/${name}/`),
  )
  return app
}
