import { receivePaymentWebhook } from 'contracts'
import { parseJson } from '../../../http/input/json-body.ts'
import { refuse } from '../../../http/refusal.ts'
import { type Route, route } from '../../../http/route.ts'
import { SIGNATURE_HEADER } from '../../../payments/hyperswitch/webhook-signature.ts'
import { servicesOf } from '../order/order-services.ts'
import { storeEvent } from './payment-events.ts'

export const webhookRoutes: readonly Route[] = [
  route(
    receivePaymentWebhook,
    { access: 'any', exempt: 'signature', takesRawBody: true },
    async ({ request, db, clock, ...call }) => {
      const services = servicesOf(request.server, { ...call, clock }) ?? refuse('payments_unavailable')
      const { body, headers } = request
      const signature = headers[SIGNATURE_HEADER]
      if (!Buffer.isBuffer(body) || typeof signature !== 'string') refuse('forbidden')
      const webhook = services.payments.parseWebhook(body, signature) ?? refuse('forbidden')
      const event = await storeEvent(db, webhook, parseJson(body), clock.now())
      if (event) request.server.webhookQueue.settleSoon(services, event)
      return undefined
    },
  ),
]
