import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { pageUrl } from '../answers.ts'
import { answerChallenge, chooseOutcome, isOpen, OUTCOMES } from '../payments.ts'
import { type PaymentRecord, REUSES, WEBHOOK_MODES } from '../records.ts'
import { find, Refusal, type World } from '../world.ts'
import { sendPage } from './frame.ts'
import { challengePage, closedPage, paymentPage } from './hosted-pages.ts'

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
  function findPayment({ params }: { params: unknown }): PaymentRecord {
    const { merchant, payment: id } = params as { merchant: string; payment: string }
    const payment = find(world.store.payments, id, 'Payment')
    if (merchant === world.keys.merchantId && (payment.hasPage || isChallenged(payment))) return payment
    throw new Refusal('HE_02', 'Payment link does not exist in our records', 404)
  }

  app.get(PATH, (request, reply) => {
    const payment = findPayment(request)
    if (isChallenged(payment)) return reply.redirect(`${pageUrl(world, payment)}/challenge`, 303)
    return isOpen(world, payment) ? send(reply, payment, paymentPage(payment)) : sendClosed(reply, payment)
  })

  app.post(PATH, (request, reply) => {
    const { save, webhooks, ...form } = choiceForm.parse(request.body)
    const found = findPayment(request)
    const own = webhooks ? { ...found, behaviour: { ...found.behaviour, webhooks } } : found
    const payment = chooseOutcome(world, own, { ...form, save: save === 'yes' })
    return isChallenged(payment)
      ? reply.redirect(`${pageUrl(world, payment)}/challenge`, 303)
      : goBack(reply, payment)
  })

  app.get<{ Params: { payment: string } }>(`${PATH}/challenge`, ({ params }, reply) => {
    const payment = find(world.store.payments, params.payment, 'Payment')
    return isChallenged(payment) ? send(reply, payment, challengePage(payment)) : sendClosed(reply, payment)
  })

  app.post(`${PATH}/challenge`, (request, reply) => {
    const { answer } = challengeForm.parse(request.body)
    return goBack(reply, answerChallenge(world, findPayment(request), answer === 'confirm'))
  })
}

function isChallenged({ status }: PaymentRecord): boolean {
  return status === 'requires_customer_action'
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

/** The shop's address with the payment's id and status, as the real switch builds it. */
function returnAddress({ id, status, returnUrl }: PaymentRecord): string | undefined {
  const url = URL.parse(returnUrl ?? '')
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  url.searchParams.set('payment_id', id)
  url.searchParams.set('status', status)
  return url.href
}
