import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { methodListAnswer, paymentAnswer, refundAnswer, savedMethodAnswer } from './answers.ts'
import { validators } from './description/validators.ts'
import { type CreateBody, cancelPayment, createPayment } from './payments.ts'
import { createRefund, type RefundBody } from './refunds.ts'
import { find, Refusal, type World } from './world.ts'

interface Input {
  readonly params: Readonly<Record<string, string>>
  readonly body: unknown
}

/** The operations of the description that the site uses. Each needs the key. */
export function apiRoutes(app: FastifyInstance, world: World) {
  /** Adds an operation, whose requests and answers are checked against the description. */
  function route(method: 'get' | 'post' | 'delete', path: string, handle: (input: Input) => object) {
    app.route<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>({
      method: method.toUpperCase(),
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler({ headers, params, query, body }, reply) {
        requireKey(headers['api-key'], world.keys.apiKey)
        const fault = validators().request(method, path, { path: params, query, body })
        if (fault) throw new Refusal('IR_06', `Invalid request: ${fault}`)
        const answer = handle({ params, body: withoutNull(body ?? {}) })
        const wrong = validators().response(method, path, 200, answer)
        if (wrong) throw new Error(`An answer contradicts the description: ${method} ${path}: ${wrong}`)
        return reply.send(answer)
      },
    })
  }

  const payment = (id: string | undefined) => find(world.store.payments, id, 'Payment')

  route('post', '/payments', ({ body }) => paymentAnswer(world, createPayment(world, body as CreateBody)))

  route('get', '/payments/{payment_id}', ({ params }) => paymentAnswer(world, payment(params['payment_id'])))

  route('post', '/payments/{payment_id}/cancel', ({ params }) =>
    paymentAnswer(world, cancelPayment(world, payment(params['payment_id']))),
  )

  route('post', '/refunds', ({ body }) => refundAnswer(createRefund(world, body as RefundBody)))

  route('get', '/refunds/{refund_id}', ({ params }) =>
    refundAnswer(find(world.store.refunds, params['refund_id'], 'Refund')),
  )

  route('get', '/customers/{customer_id}/payment_methods', ({ params }) => {
    const isTheirs = ({ customerId }: { customerId?: string | undefined }) =>
      customerId === params['customer_id']
    const { payments, methods } = world.store
    if (!payments.all().some(isTheirs))
      throw new Refusal('HE_02', 'Customer does not exist in our records', 404)
    return { customer_payment_methods: methods.all().filter(isTheirs).map(savedMethodAnswer) }
  })

  route('get', '/account/payment_methods', () => methodListAnswer())

  route('delete', '/payment_methods/{method_id}', ({ params }) => {
    const { id } = find(world.store.methods, params['method_id'], 'Payment method')
    world.store.methods.delete(id)
    return { payment_method_id: id, deleted: true }
  })
}

function requireKey(given: string | string[] | undefined, key: string) {
  const [a, b] = [Buffer.from(String(given)), Buffer.from(key)]
  if (a.length === b.length && timingSafeEqual(a, b)) return
  throw new Refusal('IR_01', 'API key not provided or invalid API key used', 401)
}

/** The description allows null wherever a field may be missing. */
function withoutNull(body: object): unknown {
  return JSON.parse(JSON.stringify(body), (_, value: unknown) => value ?? undefined)
}
