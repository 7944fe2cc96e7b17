import type { StaffRole } from 'contracts'
import type { FastifyRequest } from 'fastify'
import type { Brand } from '../caller/brand.ts'
import type { Proof } from '../caller/proof.ts'
import { type Session, sessionToken } from '../caller/session.ts'
import type { StaffPost } from '../caller/staff-post.ts'
import { chooseRoute } from '../choose-route.ts'
import { checkInput } from '../input/check-input.ts'
import { isRead } from '../is-read.ts'
import { refuse } from '../refusal.ts'
import type { NeededRoles, Route } from '../route.ts'
import { passesCsrfCheck } from './csrf.ts'

/** Look-ups that the features provide, to find the caller and the brand of a request. */
export interface Finders {
  /** Finds a session by the token in the cookie; null if it is no longer valid. */
  readonly findSession: (token: string) => Promise<Session | null>
  /** Finds the brand that visitors get at a domain; null if there is none. */
  readonly findBrand: (domain: string) => Promise<Brand | null>
  /** Finds the brand of a request that only reads: an admin who previews its draft gets it with that, open or not. */
  readonly findBrandToRead: (request: FastifyRequest) => Promise<Brand | null>
}

export interface CallFinders extends Finders {
  /** Finds a brand by its domain for its staff, who work at one before it opens. */
  readonly findBrandOfStaff: (domain: string) => Promise<Brand | null>
  /** Finds the roles of a member of staff at all brands. */
  readonly findPosts: (session: Session) => Promise<readonly StaffPost[]>
  /** Finds how far a second factor has proven the session. */
  readonly findProof: (session: Session) => Promise<Proof>
}

/** Decides, before a byte of the body is read, whether the caller may use this route. */
export async function admit(request: FastifyRequest, routes: readonly Route[], finders: CallFinders) {
  // Nobody but staff can tell a call for staff alone from one that there is not, whatever they send.
  const isHidden = routes.every(({ options }) => options.access === 'staff')
  if (!isHidden) checkInput(request.query)
  const route = chooseRoute(routes, request.query) ?? refuse('not_found')
  const { endpoint, options } = route
  const isForStaff = options.access === 'staff'
  if (!passesCsrfCheck(endpoint, options.exempt, request.headers, request.host))
    refuse(isForStaff ? 'not_found' : 'forbidden')
  request.route = route
  request.brand =
    (await findBrandFor(request, route, finders)) ?? refuse('not_found', isForStaff ? {} : { status: 421 })
  request.session = await findRequestSession(request, request.brand, finders)
  request.roles = []
  if (options.access === 'any') return
  if (options.access === 'staff') {
    const { roles = [], secondFactor } = options
    const session = await admitStaff(request, request.brand, roles, finders)
    if (isHidden) checkInput(request.query)
    if (secondFactor !== 'none') await askForFactor(session, secondFactor, finders)
    return
  }
  if (!request.session) refuse('authentication_required')
}

/** A preview is for looking: everything else, and all of the back office, works with what is published. */
function findBrandFor(request: FastifyRequest, { endpoint, options }: Route, finders: CallFinders) {
  const maySeeDraft = options.access !== 'staff' && isRead(endpoint)
  return maySeeDraft ? finders.findBrandToRead(request) : finders.findBrand(request.domain)
}

/** Lets staff in where they have one of the roles. Others cannot tell that there is something for staff. */
async function admitStaff(
  request: FastifyRequest,
  own: Brand,
  needed: NeededRoles,
  finders: CallFinders,
): Promise<Session> {
  const { session } = request
  if (session?.role !== 'staff') refuse('not_found')
  const posts = await finders.findPosts(session)
  const named = needed === 'any' ? undefined : (request.query as { readonly brand?: unknown }).brand
  const held = posts.filter(({ brandId }) => brandId === (named ?? own.id))
  request.roles = held.map(({ role }) => role)
  if (needed === 'any') {
    return posts.length > 0 ? session : refuse('not_found')
  }
  const [post] = held.filter(({ role }) => role === 'admin' || needed.includes(role))
  if (!post) refuse('not_found')
  // From here on, the handler and the limits know only the brand at which the roles hold.
  if (post.brandId !== own.id)
    request.brand = (await finders.findBrandOfStaff(post.domain)) ?? refuse('not_found')
  return session
}

async function askForFactor(session: Session, needed: 'fresh' | undefined, finders: CallFinders) {
  const proof = await finders.findProof(session)
  if (proof === 'none') refuse('second_factor_required')
  if (needed === 'fresh' && proof !== 'fresh') refuse('fresh_factor_required')
}

/** Finds the session of a request; a session at one brand does not count at another. */
export async function findRequestSession(
  request: FastifyRequest,
  { id }: Brand,
  { findSession }: Pick<Finders, 'findSession'>,
) {
  const token = sessionToken(request)
  const session = token ? await findSession(token) : null
  return session?.brandId === id ? session : null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Domain of the brand whose host was requested. */
    domain: string
    /** Set, with the next three, once the call is admitted. */
    route: Route | null
    brand: Brand | null
    session: Session | null
    /** The roles of staff at the brand. */
    roles: readonly StaffRole[]
  }
}
