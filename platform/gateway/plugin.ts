import type { FastifyInstance } from 'fastify'
import type { Storage } from '../registry/index.ts'

/** The parts of a gateway that its plugins may use. */
export interface GatewayParts {
  readonly storage: Storage
}

/** Adds routes and work of its own to a gateway, before this starts. */
export type GatewayPlugin = (app: FastifyInstance, parts: GatewayParts) => void | Promise<void>
