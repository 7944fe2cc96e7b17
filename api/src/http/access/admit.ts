import type { FastifyRequest } from 'fastify'
import { chooseRoute } from '../choose-route.ts'
import { checkInput } from '../input/check-input.ts'
import { refuse } from '../refusal.ts'
import type { Route } from '../route.ts'
import type { Brand } from './brand.ts'
import { isOwnCall } from './csrf.ts'
import { type Session, sessionToken } from './session.ts'

/** How the features tell who asks and where. */
export interface Finders {
  /** By the token of the cookie; null for one that is no longer good. */
  readonly findSession: (token: string) => Promise<Session | null>
  /** By its domain; null where no such brand is kept. */
  readonly findBrand: (domain: string) => Promise<Brand | null>
}

/** Decides, before a byte of the body is read, whether this route hears whoever asks. */
export async function admit(request: FastifyRequest, routes: readonly Route[], finders: Finders) {
  checkInput(request.query)
  const route = chooseRoute(routes, request.query) ?? refuse('not_found')
  const { endpoint, options } = route
  if (!isOwnCall(endpoint, options.exempt, request.headers, request.host)) refuse('forbidden')
  request.route = route
  request.brand = (await finders.findBrand(request.domain)) ?? refuse('not_found', { status: 421 })
  request.session = await sessionOf(request, request.brand, finders)
  if (options.access === 'any') return
  if (!request.session) refuse('authentication_required')
  if (options.access === 'staff' && request.session.role !== 'staff') refuse('forbidden')
}

/** What is a session at one brand is none at another. */
export async function sessionOf(request: FastifyRequest, { id }: Brand, { findSession }: Finders) {
  const token = sessionToken(request)
  const session = token ? await findSession(token) : null
  return session?.brandId === id ? session : null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the brand whose host was asked. */
    domain: string
    /** These three are there from the moment a call is admitted. */
    route: Route | null
    brand: Brand | null
    session: Session | null
  }
}
