import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendPage } from '../pages/frame.ts'
import { type Behaviour, DEBIT_MODES, REFUND_MODES, REUSES, WEBHOOK_MODES } from '../records.ts'
import { setRefundStatus } from '../refunds.ts'
import { sendAgain } from '../webhooks/emit.ts'
import { find, type World } from '../world.ts'
import { controlPage } from './control-page.ts'
import { paymentActionNames, performAction } from './payment-actions.ts'

const seconds = z.coerce.number().int().min(0).max(86_400)

const behaviourForm = z
  .object({
    webhooks: z.enum(WEBHOOK_MODES),
    debits: z.enum(DEBIT_MODES),
    refunds: z.enum(REFUND_MODES),
    lateSeconds: seconds,
    delaySeconds: seconds,
  })
  .partial()

/** `/control`: decides what a real switch's banks would. Only this machine reaches it. */
export function controlRoutes(app: FastifyInstance, world: World) {
  app.get('/control', (_, reply) =>
    sendPage(reply, { title: 'Control', isWide: true, body: controlPage(world) }),
  )

  function change(path: string, act: (id: string, action: string, body: unknown) => void) {
    app.post<{ Params: { id?: string; action?: string } }>(`/control/${path}`, ({ params, body }, reply) => {
      act(params.id ?? '', params.action ?? '', body)
      return reply.redirect('/control', 303)
    })
  }

  change('behaviour', (_id, _action, body) => world.store.setBehaviour(readBehaviour(body)))

  change('payments/:id/behaviour', (id, _action, body) => {
    const payment = find(world.store.payments, id, 'Payment')
    world.store.payments.put({ ...payment, behaviour: { ...payment.behaviour, ...readBehaviour(body) } })
  })

  change('payments/:id/:action', (id, action) => {
    const name = z.enum(paymentActionNames).parse(action)
    performAction(world, find(world.store.payments, id, 'Payment'), name)
  })

  change('refunds/:id/:action', (id, action) => {
    const status = z.enum(['succeeded', 'failed']).parse(action)
    setRefundStatus(world, find(world.store.refunds, id, 'Refund'), status)
  })

  change('methods/:id/:action', (id, action) => {
    const method = find(world.store.methods, id, 'Payment method')
    world.store.methods.put({ ...method, reuse: z.enum(REUSES).parse(action) })
  })

  change('events/:id/:action', (id, action) => {
    sendAgain(world, id, z.enum(['again', 'forged']).parse(action) === 'forged')
  })
}

/** Reads the settings that a form sends. Those it leaves out, or sends empty, stay as they are. */
function readBehaviour(body: unknown): Partial<Behaviour> {
  const sent = Object.entries(body ?? {}).filter(([, value]) => value !== '')
  return behaviourForm.parse(Object.fromEntries(sent)) as Partial<Behaviour>
}
