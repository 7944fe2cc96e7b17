import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findPayment } from '../actions/find-payment.ts'
import { decideRefund } from '../actions/refunds.ts'
import { sendPage } from '../pages/frame.ts'
import { REUSES } from '../records.ts'
import { notFound } from '../switch-error.ts'
import { sendAgain } from '../webhooks/send-again.ts'
import type { World } from '../world.ts'
import { controlPage } from './control-page.ts'
import { paymentActionNames, paymentActions } from './payment-actions.ts'
import { readBehaviour } from './read-behaviour.ts'

/** `/control`: decides what a real switch's banks would. Only this machine reaches it. */
export function controlRoutes(app: FastifyInstance, world: World) {
  app.get('/control', (_, reply) =>
    sendPage(reply, { title: 'Control', isWide: true, body: controlPage(world) }),
  )

  function change(path: string, act: (id: string, action: string, request: FastifyRequest) => void) {
    app.post(`/control/${path}`, (request, reply) => {
      const { id = '', action = '' } = request.params as { id?: string; action?: string }
      act(id, action, request)
      return reply.redirect('/control', 303)
    })
  }

  change('behaviour', (_id, _action, { body }) => world.store.setBehaviour(readBehaviour(body)))

  change('payments/:id/behaviour', (id, _action, { body }) => {
    const payment = findPayment(world, id)
    world.store.payments.put({ ...payment, behaviour: { ...payment.behaviour, ...readBehaviour(body) } })
  })

  change('payments/:id/:action', (id, action) => {
    const name = z.enum(paymentActionNames).parse(action)
    paymentActions[name].perform(world, findPayment(world, id))
  })

  change('refunds/:id/:action', (id, action) => {
    const refund = world.store.refunds.get(id)
    if (!refund) throw notFound('Refund')
    decideRefund(world, refund, z.enum(['succeeded', 'failed']).parse(action))
  })

  change('methods/:id/:action', (id, action) => {
    const method = world.store.methods.get(id)
    if (!method) throw notFound('Payment method')
    world.store.methods.put({ ...method, reuse: z.enum(REUSES).parse(action) })
  })

  change('events/:id/:action', (id, action) => {
    sendAgain(world, id, z.enum(['again', 'forged']).parse(action) === 'forged')
  })
}
