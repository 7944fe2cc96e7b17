import { receivePaymentWebhook } from 'contracts'
import { parseJson } from '../../../http/input/json-body.ts'
import { refuse } from '../../../http/refusal.ts'
import { type Route, route } from '../../../http/route.ts'
import { SIGNATURE_HEADER } from '../../../payments/hyperswitch/webhook-signature.ts'
import { servicesOf } from '../order/order-services.ts'
import { storeWhereOrderIs } from './payment-events.ts'

export const webhookRoutes: readonly Route[] = [
  route(
    receivePaymentWebhook,
    { access: 'any', exempt: 'signature', takesRawBody: true },
    async ({ request, db, clock, ...call }) => {
      const services = servicesOf(request.server, { ...call, clock }) ?? refuse('payments_unavailable')
      const { payments } = services
      const { headers } = request
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const header = headers[SIGNATURE_HEADER]
      const signature = typeof header === 'string' && header !== '' ? header : undefined
      const webhook = payments.parseWebhook(body, signature)
      if (!webhook) {
        const wrong = payments.isSigned(body, signature) ? 'unreadable' : 'wrong_signature'
        const reason = signature === undefined ? 'unsigned' : wrong
        await request.server.refusedWebhooks.keep(db, { body, reason, receivedAt: clock.now() })
        return refuse('forbidden')
      }
      const { otherDatabases } = request.server
      const event = await storeWhereOrderIs({ db, otherDatabases }, webhook, parseJson(body), clock.now())
      if (event) request.server.webhookQueue.settleSoon(services, event)
      return undefined
    },
  ),
]
