import type { AnswerOf, Endpoint, ErrorCode } from 'contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Storage } from '../storage/storage.ts'
import type { Brand } from './access/brand.ts'
import type { Session } from './access/session.ts'

/** Everybody, who is logged in, or the site's own people. */
export type Access = 'any' | 'member' | 'staff'

type Parsed<E extends Endpoint, Part extends 'query' | 'body'> = E extends {
  readonly [P in Part]: infer S extends z.ZodMiniType
}
  ? z.output<S>
  : undefined

/** How often a thing may be done; counted by all nodes together, each brand for itself. */
export interface Limit<E extends Endpoint = Endpoint> {
  /** Routes that name the same limit share it. */
  readonly name: string
  readonly points: number
  readonly seconds: number
  /** Whose doings are counted: an address, an account (of a visitor, the address), or what the input names. */
  readonly by: 'ip' | 'account' | ((input: Input<E>) => string)
  /** With what is refused; else `too_many_requests`. */
  readonly code?: ErrorCode
}

interface Input<E extends Endpoint> {
  readonly query: Parsed<E, 'query'>
  readonly body: Parsed<E, 'body'>
}

export interface RouteOptions<E extends Endpoint = Endpoint, A extends Access = Access> {
  readonly access: A
  readonly limit?: Limit<E> | readonly Limit<E>[]
  /**
   * What changes something must come from a page of this site. Exempt is what brings a proof of its own: a signature,
   * a token, or (beacons, which can carry no header) only the browser's word on where it comes from.
   */
  readonly exempt?: 'signature' | 'token' | 'beacon'
  /** A form is taken too, and not looked at: some that we do not write ourselves must send one. */
  readonly ignoresBody?: boolean
  /** Bytes that a body, or the file in it, may have, where 64 KB are not right. */
  readonly bodyLimit?: number
}

/** What a handler is given: the input as its schemas made it, who asks, and what the answer is made of. */
export interface Call<E extends Endpoint = Endpoint, A extends Access = Access> extends Input<E> {
  readonly session: A extends 'any' ? Session | null : Session
  readonly brand: Brand
  /** Where the endpoint asks for one. */
  readonly file: E extends { readonly file: string } ? Buffer : undefined
  readonly db: Database['db']
  readonly database: Database
  readonly storage: Storage
  readonly clock: Clock
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** A stream is the handler's own from its first byte on. */
type Given<E extends Endpoint> = E extends { readonly streams: true } ? undefined : AnswerOf<E>

type Handler<E extends Endpoint, A extends Access> = (call: Call<E, A>) => Given<E> | Promise<Given<E>>

/** An endpoint of the contract, with who may call it and what it does. */
export interface Route {
  readonly endpoint: Endpoint
  readonly options: RouteOptions
  readonly handler: (call: Call) => unknown
}

/** Joins an endpoint to its handler. The input is checked before, the answer after; what the contract does not name stays here. */
export function route<const E extends Endpoint, A extends Access>(
  endpoint: E,
  options: RouteOptions<E, A>,
  handler: Handler<E, A>,
): Route {
  // Every call that reaches the handler has been parsed by the endpoint's own schemas.
  return { endpoint, options, handler }
}
