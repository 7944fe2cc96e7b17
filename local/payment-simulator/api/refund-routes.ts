import type { FastifyInstance } from 'fastify'
import { createRefund, type RefundBody } from '../actions/refunds.ts'
import { refundAnswer } from '../answers/refund-answer.ts'
import { notFound } from '../switch-error.ts'
import type { World } from '../world.ts'
import { apiRoute } from './api-route.ts'

export function refundRoutes(app: FastifyInstance, world: World) {
  const route = apiRoute(app, world.keys.apiKey)

  route('post', '/refunds', ({ body }) => refundAnswer(createRefund(world, body as RefundBody)))

  route('get', '/refunds/{refund_id}', ({ params }) => {
    const refund = world.store.refunds.get(params['refund_id'] ?? '')
    if (!refund) throw notFound('Refund')
    return refundAnswer(refund)
  })
}
