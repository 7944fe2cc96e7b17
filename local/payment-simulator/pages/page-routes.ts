import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { chooseOutcome, OUTCOMES } from '../actions/choose-outcome.ts'
import { answerChallenge } from '../actions/decide.ts'
import { findPayment } from '../actions/find-payment.ts'
import { isExpired } from '../actions/is-expired.ts'
import { pageUrl } from '../answers/payment-answer.ts'
import { type PaymentRecord, REUSES, WEBHOOK_MODES } from '../records.ts'
import { notFound } from '../switch-error.ts'
import type { World } from '../world.ts'
import { challengePage } from './challenge-page.ts'
import { closedPage } from './closed-page.ts'
import { sendPage } from './frame.ts'
import { paymentPage } from './payment-page.ts'
import { returnAddress } from './return-address.ts'

const PATH = '/payment_link/:merchant/:payment'

const choiceForm = z.object({
  outcome: z.enum(OUTCOMES),
  type: z.string(),
  save: z.literal('yes').optional(),
  reuse: z.enum(REUSES).default('works'),
  webhooks: z.enum(['', ...WEBHOOK_MODES]).default(''),
})

const challengeForm = z.object({ answer: z.enum(['confirm', 'deny']) })

/** The hosted pages, where payers are sent. */
export function pageRoutes(app: FastifyInstance, world: World) {
  const find = ({ params }: { params: unknown }): PaymentRecord => {
    const { merchant, payment: id } = params as { merchant: string; payment: string }
    const payment = findPayment(world, id)
    if (
      merchant !== world.keys.merchantId ||
      (!payment.hasPage && payment.status !== 'requires_customer_action')
    )
      throw notFound('Payment link')
    return payment
  }

  app.get(PATH, (request, reply) => {
    const payment = find(request)
    if (payment.status === 'requires_customer_action')
      return reply.redirect(`${pageUrl(world, payment)}/challenge`, 303)
    const isOpen = payment.status === 'requires_payment_method' && !isExpired(world, payment)
    return isOpen ? send(reply, payment, paymentPage(payment)) : sendClosed(reply, payment)
  })

  app.post(PATH, (request, reply) => {
    const { save, webhooks, ...form } = choiceForm.parse(request.body)
    const found = find(request)
    const own = webhooks ? { ...found, behaviour: { ...found.behaviour, webhooks } } : found
    const payment = chooseOutcome(world, own, { ...form, save: save === 'yes' })
    if (payment.status === 'requires_customer_action')
      return reply.redirect(`${pageUrl(world, payment)}/challenge`, 303)
    return goBack(reply, payment)
  })

  app.get(`${PATH}/challenge`, (request, reply) => {
    const payment = findPayment(world, (request.params as { payment: string }).payment)
    const isAsked = payment.status === 'requires_customer_action'
    return isAsked ? send(reply, payment, challengePage(payment)) : sendClosed(reply, payment)
  })

  app.post(`${PATH}/challenge`, (request, reply) => {
    const { answer } = challengeForm.parse(request.body)
    return goBack(reply, answerChallenge(world, find(request), answer === 'confirm'))
  })
}

function send(reply: FastifyReply, payment: PaymentRecord, body: string[]) {
  return sendPage(reply, { title: `Pay ${payment.merchant ?? 'Amberly'}`, body, leadsTo: payment.returnUrl })
}

function sendClosed(reply: FastifyReply, payment: PaymentRecord) {
  return send(reply, payment, closedPage(payment, returnAddress(payment)))
}

function goBack(reply: FastifyReply, payment: PaymentRecord) {
  const address = returnAddress(payment)
  return address ? reply.redirect(address, 303) : sendClosed(reply, payment)
}
