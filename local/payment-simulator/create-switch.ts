import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { completePayment } from './actions/decide.ts'
import { createAgenda } from './agenda.ts'
import { methodRoutes } from './api/method-routes.ts'
import { paymentRoutes } from './api/payment-routes.ts'
import { refundRoutes } from './api/refund-routes.ts'
import { controlRoutes } from './control/control-routes.ts'
import { HEALTH } from './local/is-own-switch.ts'
import { refuseOutsiders } from './local/refuse-outsiders.ts'
import { pageRoutes } from './pages/page-routes.ts'
import type { TaskRecord } from './records.ts'
import { openStore, type Store } from './store/store.ts'
import { SwitchError } from './switch-error.ts'
import type { SwitchKeys } from './switch-keys.ts'
import { type DeliveryOptions, deliver } from './webhooks/deliver.ts'
import type { World } from './world.ts'

export interface SwitchSetup extends DeliveryOptions {
  readonly folder: string
  readonly keys: SwitchKeys
  readonly now?: () => Date
}

/** Creates the embedded switch, which does not listen yet, and which opens its folder only once it does. */
export function createSwitch({
  folder,
  keys,
  now = () => new Date(),
  ...delivery
}: SwitchSetup): FastifyInstance {
  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 200 } })
  const agenda = createAgenda({
    now,
    tasks: () => world.store.tasks.all(),
    perform: (task) => performTask(world, task, delivery),
  })
  let opened: Store | undefined
  const world: World = {
    keys,
    now,
    wake: agenda.wake,
    origin: () => originOf(app),
    get store() {
      opened ??= openStore(folder)
      return opened
    },
  }
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('onRequest', async (request) => refuseOutsiders(request))
  app.setErrorHandler(sendSwitchError)
  app.get(HEALTH, () => ({ merchant_id: keys.merchantId }))
  paymentRoutes(app, world)
  refundRoutes(app, world)
  methodRoutes(app, world)
  pageRoutes(app, world)
  controlRoutes(app, world)
  app.addHook('onListen', agenda.wake)
  app.addHook('onClose', async () => {
    await agenda.stop()
    opened?.close()
  })
  return app
}

async function performTask(world: World, task: TaskRecord, delivery: DeliveryOptions) {
  const { work } = task
  if (work.kind === 'deliver') return deliver(world, task, work, delivery)
  const payment = world.store.payments.get(work.paymentId)
  if (payment?.status === 'processing') completePayment(world, payment)
  world.store.tasks.delete(task.id)
}

function sendSwitchError(error: unknown, _: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ZodError)
    return reply.code(400).send(new SwitchError(400, 'IR_06', error.message).body)
  return error instanceof SwitchError ? reply.code(error.status).send(error.body) : reply.send(error)
}

function originOf(app: FastifyInstance): string {
  const address = app.server.address()
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
}
