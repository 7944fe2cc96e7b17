import type { FastifyRequest } from 'fastify'
import type { Brand } from '../caller/brand.ts'
import { type Session, sessionToken } from '../caller/session.ts'
import { chooseRoute } from '../choose-route.ts'
import { checkInput } from '../input/check-input.ts'
import { refuse } from '../refusal.ts'
import type { Route } from '../route.ts'
import { passesCsrfCheck } from './csrf.ts'

/** Look-ups that the features provide, to find the caller and the brand of a request. */
export interface Finders {
  /** Finds a session by the token in the cookie; null if it is no longer valid. */
  readonly findSession: (token: string) => Promise<Session | null>
  /** Finds a brand by its domain; null if there is none. */
  readonly findBrand: (domain: string) => Promise<Brand | null>
}

/** Decides, before a byte of the body is read, whether the caller may use this route. */
export async function admit(request: FastifyRequest, routes: readonly Route[], finders: Finders) {
  checkInput(request.query)
  const route = chooseRoute(routes, request.query) ?? refuse('not_found')
  const { endpoint, options } = route
  if (!passesCsrfCheck(endpoint, options.exempt, request.headers, request.host)) refuse('forbidden')
  request.route = route
  request.brand = (await finders.findBrand(request.domain)) ?? refuse('not_found', { status: 421 })
  request.session = await findRequestSession(request, request.brand, finders)
  if (options.access === 'any') return
  // Others cannot tell that there is something for staff.
  if (options.access === 'staff' && request.session?.role !== 'staff') refuse('not_found')
  if (!request.session) refuse('authentication_required')
}

/** Finds the session of a request; a session at one brand does not count at another. */
export async function findRequestSession(request: FastifyRequest, { id }: Brand, { findSession }: Finders) {
  const token = sessionToken(request)
  const session = token ? await findSession(token) : null
  return session?.brandId === id ? session : null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Domain of the brand whose host was requested. */
    domain: string
    /** Set, with the next two, once the call is admitted. */
    route: Route | null
    brand: Brand | null
    session: Session | null
  }
}
