import fastify, { type FastifyInstance } from 'fastify'
import { ZodError } from 'zod'
import { createAgenda } from './agenda.ts'
import { apiRoutes } from './api-routes.ts'
import { controlRoutes } from './control/control-routes.ts'
import { refuseOutsiders } from './local-only/refuse-outsiders.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { completePayment } from './payments.ts'
import type { TaskRecord } from './records.ts'
import type { SimulatorKeys } from './simulator-keys.ts'
import { openStore, type Store } from './store.ts'
import { type DeliveryOptions, deliver } from './webhooks/deliver.ts'
import { Refusal, type World } from './world.ts'

export interface SimulatorSetup extends DeliveryOptions {
  readonly folder: string
  readonly keys: SimulatorKeys
  readonly now?: () => Date
}

/** Answers with the merchant's id, which needs no key. */
export const HEALTH = '/health'

/** Creates the simulator, which does not listen yet, and which opens its folder only once it does. */
export function createSimulator({
  folder,
  keys,
  now = () => new Date(),
  ...delivery
}: SimulatorSetup): FastifyInstance {
  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 200 } })
  const agenda = createAgenda({ now, tasks: () => world.store.tasks.all(), perform })
  let opened: Store | undefined
  const world: World = {
    keys,
    now,
    wake: agenda.wake,
    origin: () => `http://127.0.0.1:${keys.port}`,
    get store() {
      opened ??= openStore(folder)
      return opened
    },
  }

  async function perform(task: TaskRecord) {
    if ('eventId' in task.work) return deliver(world, task, task.work, delivery)
    const payment = world.store.payments.get(task.work.paymentId)
    if (payment?.status === 'processing') completePayment(world, payment)
    world.store.tasks.delete(task.id)
  }

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('onRequest', async (request) => refuseOutsiders(request))
  app.setErrorHandler((error, _, reply) => {
    const refusal = error instanceof ZodError ? new Refusal('IR_06', error.message) : error
    if (!(refusal instanceof Refusal)) return reply.send(error)
    const { code, message, status } = refusal
    return reply.code(status).send({ error: { type: 'invalid_request', code, message } })
  })
  app.get(HEALTH, () => ({ merchant_id: keys.merchantId }))
  apiRoutes(app, world)
  pageRoutes(app, world)
  controlRoutes(app, world)
  app.addHook('onListen', agenda.wake)
  app.addHook('onClose', async () => {
    await agenda.stop()
    opened?.close()
  })
  return app
}
