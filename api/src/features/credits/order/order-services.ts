import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../db/database.ts'
import type { Log } from '../../../db/log.ts'
import type { Payments } from '../../../payments/port.ts'

/** The payment switch, and where payers return to. A site without it sells nothing. */
export interface Checkout {
  readonly payments: Payments
  /** A brand's domain → its public origin. */
  readonly originOf: (domain: string) => string
}

/** The services that orders work with. */
export interface OrderServices extends Checkout {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Null if nothing is for sale. */
    readonly checkout: Checkout | null
  }
}
