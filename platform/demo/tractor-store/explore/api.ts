import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '../catalogue/catalogue.ts'

/** Answers what explore's pages and widgets read. */
export function exploreApi(app: FastifyInstance, { teasers, categories, stores }: Catalogue['explore']) {
  app.addHook('onRequest', async (_, reply) => {
    // The same for every visitor, so that pages with it may be shared.
    reply.header('platform-shared', 'catalogue')
  })
  app.get('/explore/api/teasers', async () => teasers)
  app.get('/explore/api/categories', async () => categories)
  app.get('/explore/api/stores', async () => stores)
}
