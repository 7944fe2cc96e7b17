import type { FastifyInstance } from 'fastify'
import type { Draining } from './draining.ts'

interface HealthOptions {
  readonly draining: Draining
  /** Whether the database responds; it is migrated before the process listens. */
  readonly isReachable: () => Promise<boolean>
}

/** Health checks for orchestrators: `/livez`, the process runs; `/readyz`, it accepts work. */
export function health(app: FastifyInstance, { draining, isReachable }: HealthOptions) {
  const options = { config: { isForMachines: true } }
  app.get('/livez', options, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', options, async (_, reply) => {
    const why = draining.isDraining ? 'draining' : (await isReachable()) ? undefined : 'no database'
    reply.code(why ? 503 : 200).header('cache-control', 'no-store')
    return { status: why ?? 'ok' }
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route for machines: allowed under any host name, and never shed under load. */
    isForMachines?: boolean
  }
}
