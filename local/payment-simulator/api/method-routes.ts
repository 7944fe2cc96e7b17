import type { FastifyInstance } from 'fastify'
import { methodAnswer, savedMethodAnswer } from '../answers/method-answer.ts'
import { notFound } from '../switch-error.ts'
import type { World } from '../world.ts'
import { apiRoute } from './api-route.ts'

export function methodRoutes(app: FastifyInstance, world: World) {
  const route = apiRoute(app, world.keys.apiKey)
  const { methods } = world.store

  route('get', '/customers/{customer_id}/payment_methods', ({ params }) => {
    const own = methods.all().filter(({ customerId }) => customerId === params['customer_id'])
    const isKnown = world.store.payments.all().some(({ customerId }) => customerId === params['customer_id'])
    if (!isKnown) throw notFound('Customer')
    return { customer_payment_methods: own.map(savedMethodAnswer), is_guest_customer: false }
  })

  route('get', '/payment_methods/{method_id}', ({ params }) => {
    const method = methods.get(params['method_id'] ?? '')
    if (!method) throw notFound('Payment method')
    return methodAnswer(method, world.keys.merchantId)
  })

  route('delete', '/payment_methods/{method_id}', ({ params }) => {
    const id = params['method_id'] ?? ''
    if (!methods.get(id)) throw notFound('Payment method')
    methods.delete(id)
    return { payment_method_id: id, deleted: true }
  })
}
