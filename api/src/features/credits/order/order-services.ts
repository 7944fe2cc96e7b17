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

/** The services for a call about orders, of the server and the call; undefined if nothing is for sale. */
export function servicesOf(
  { checkout, log }: { readonly checkout: Checkout | null; readonly log: Log },
  { database, clock }: Pick<OrderServices, 'database' | 'clock'>,
): OrderServices | undefined {
  return checkout ? { ...checkout, database, clock, log } : undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Null if nothing is for sale. */
    readonly checkout: Checkout | null
  }
}
