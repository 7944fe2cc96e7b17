import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '../catalogue/catalogue.ts'

/** Answers what decide's page reads. */
export function decideApi(app: FastifyInstance, { products }: Catalogue['decide']) {
  app.get<{ Params: { id: string } }>('/decide/api/products/:id', async ({ params }, reply) => {
    const product = products.find(({ id }) => id === params.id)
    if (!product) return reply.code(404).send({})
    return reply.header('platform-shared', 'catalogue').send(product)
  })
}
