import type { FastifyRequest } from 'fastify'
import type { OrderServices } from './order-services.ts'

interface Parts extends Pick<OrderServices, 'database' | 'clock'> {
  readonly request: FastifyRequest
}

/** The services for a call about orders; undefined if nothing is for sale. */
export function servicesOf({ database, clock, request }: Parts): OrderServices | undefined {
  const { checkout, log } = request.server
  return checkout ? { ...checkout, database, clock, log } : undefined
}
