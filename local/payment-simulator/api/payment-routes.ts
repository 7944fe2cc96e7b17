import type { FastifyInstance } from 'fastify'
import type { CreateBody } from '../actions/create-body.ts'
import { confirmPayment, createPayment } from '../actions/create-payment.ts'
import { cancelPayment } from '../actions/decide.ts'
import { findPayment } from '../actions/find-payment.ts'
import { isExpired } from '../actions/is-expired.ts'
import { linkId, pageUrl, paymentAnswer } from '../answers/payment-answer.ts'
import { notFound, SwitchError } from '../switch-error.ts'
import type { World } from '../world.ts'
import { apiRoute } from './api-route.ts'

export function paymentRoutes(app: FastifyInstance, world: World) {
  const route = apiRoute(app, world.keys.apiKey)

  route('post', '/payments', ({ body }) => paymentAnswer(world, createPayment(world, body as CreateBody)))

  route('get', '/payments/{payment_id}', ({ params }) =>
    paymentAnswer(world, findPayment(world, params['payment_id'])),
  )

  route('post', '/payments/{payment_id}/confirm', ({ params, body }) => {
    const payment = findPayment(world, params['payment_id'])
    if (payment.status !== 'requires_payment_method')
      throw new SwitchError(
        400,
        'IR_16',
        `You cannot confirm this payment because it has status ${payment.status}`,
      )
    return paymentAnswer(world, confirmPayment(world, payment, body as Partial<CreateBody>))
  })

  route('post', '/payments/{payment_id}/cancel', ({ params, body }) => {
    const { cancellation_reason: reason } = body as { cancellation_reason?: string }
    return paymentAnswer(world, cancelPayment(world, findPayment(world, params['payment_id']), reason))
  })

  route('get', '/payment_link/{payment_link_id}', ({ params }) => {
    const payment = world.store.payments.all().find((record) => linkId(record) === params['payment_link_id'])
    if (!payment?.hasPage) throw notFound('Payment link')
    return {
      payment_link_id: linkId(payment),
      merchant_id: world.keys.merchantId,
      link_to_pay: pageUrl(world, payment),
      amount: payment.amount,
      currency: payment.currency,
      created_at: payment.createdAt,
      expiry: payment.expiresAt,
      status: isExpired(world, payment) ? 'expired' : 'active',
    }
  })
}
