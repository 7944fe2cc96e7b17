import type { AnswerOf, Endpoint, ErrorCode, StaffRole } from 'contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Storage } from '../storage/storage.ts'
import type { Brand } from './caller/brand.ts'
import type { Session } from './caller/session.ts'

/** The callers that an endpoint admits: anyone, logged-in members, or staff. */
export type Access = 'any' | 'member' | 'staff'

type Parsed<E extends Endpoint, Part extends 'query' | 'body'> = E extends {
  readonly [P in Part]: infer S extends z.ZodMiniType
}
  ? z.output<S>
  : undefined

/** A rate limit. All nodes share the count; each brand has its own, unless it is counted across brands. */
export interface Limit<E extends Endpoint = Endpoint> {
  /** Routes with the same limit name share its count. */
  readonly name: string
  readonly points: number
  readonly seconds: number
  /** Counts per address, per account (a visitor: per address), or per a key from the input. */
  readonly by: 'ip' | 'account' | ((input: Input<E> & Pick<Call, 'brand' | 'request'>) => string)
  /** Counts only these calls; all unless set. */
  readonly when?: (input: Input<E>) => boolean
  /** Error code; `too_many_requests` by default. */
  readonly code?: ErrorCode
  /** Whether all brands share the count. */
  readonly isAcrossBrands?: true
}

interface Input<E extends Endpoint> {
  readonly query: Parsed<E, 'query'>
  readonly body: Parsed<E, 'body'>
}

interface SharedOptions<E extends Endpoint, A extends Access> {
  readonly access: A
  readonly limit?: Limit<E> | readonly Limit<E>[]
  /**
   * Exempts a call that changes something from the CSRF check, because it carries a signature or a token. A
   * beacon cannot send our header, so only its origin is checked.
   */
  readonly exempt?: 'signature' | 'token' | 'beacon'
  /**
   * Reads much and writes nothing by `db`, which may be a replica's: it has the caller's own changes and events, and
   * those of others up to a second ago.
   */
  readonly readsNearby?: true
  /** Leaves the JSON in `request.body` as the bytes that were sent, whose signature the handler checks. */
  readonly takesRawBody?: boolean
  /** Accepts and ignores a form in the body, for callers outside our control that have to send one. */
  readonly ignoresBody?: boolean
  /** Maximum size of the JSON in bytes, if it differs from `BODY_LIMIT`. */
  readonly bodyLimit?: number
  /** Maximum size of the uploaded file in bytes. */
  readonly fileLimit?: number
}

/**
 * Roles of staff, one of which the caller needs at the brand that the call is about; an admin has them all. 'any'
 * stands for any role at any brand, for calls that are about the caller and no brand.
 */
export type NeededRoles = readonly StaffRole[] | 'any'

/**
 * The second factor that a call of staff asks for: one that has proven the session, unless set; `fresh`, for what
 * is dangerous, one in the last five minutes.
 */
type NeededFactor = 'none' | 'fresh'

export type RouteOptions<E extends Endpoint = Endpoint, A extends Access = Access> = SharedOptions<E, A> &
  (A extends 'staff'
    ? { readonly roles: NeededRoles; readonly secondFactor?: NeededFactor }
    : { readonly roles?: undefined; readonly secondFactor?: undefined })

/** The parameter of a handler: the parsed input, the caller, and the services it works with. */
export interface Call<E extends Endpoint = Endpoint, A extends Access = Access> extends Input<E> {
  readonly session: A extends 'any' ? Session | null : Session
  /** The brand of the host; for staff, the one that the call is about, at which they have the roles. */
  readonly brand: Brand
  /** The roles of staff at that brand; nobody else has any. */
  readonly roles: readonly StaffRole[]
  /** The uploaded file, if the endpoint takes one. */
  readonly file: E extends { readonly file: string } ? Buffer : undefined
  readonly db: Database['db']
  readonly database: Database
  readonly storage: Storage
  readonly clock: Clock
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** A handler of a stream writes the response itself, and returns nothing. */
type HandlerResult<E extends Endpoint> = E extends { readonly streams: true } ? undefined : AnswerOf<E>

type Handler<E extends Endpoint, A extends Access> = (
  call: Call<E, A>,
) => HandlerResult<E> | Promise<HandlerResult<E>>

/** An endpoint of the contract with its access rules and its handler. */
export interface Route {
  readonly endpoint: Endpoint
  readonly options: RouteOptions
  readonly handler: (call: Call) => unknown
}

/** Connects an endpoint to its handler. Its schemas parse the input before, and strip the response after. */
export function route<const E extends Endpoint, A extends Access>(
  endpoint: E,
  options: RouteOptions<E, A>,
  handler: Handler<E, A>,
): Route {
  // The cast is safe: a call reaches the handler only after the endpoint's schemas have parsed it.
  return { endpoint, options, handler }
}
