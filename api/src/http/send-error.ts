import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'
import { isDatabaseAway } from './server/database-unavailable.ts'

const SOON = 2

/** Turns whatever was thrown into the one shape. What is not foreseen is logged, and tells nothing of itself. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(thrown)
  // What is refused under load would fill the log, too.
  if (refusal.statusCode >= 500 && refusal !== thrown)
    request.log.error(logged(thrown, request), 'a request failed')
  if (refusal.retryAfter !== undefined) reply.header('retry-after', Math.ceil(refusal.retryAfter))
  return reply
    .code(refusal.statusCode)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('application/json; charset=utf-8')
    .send(refusal.toAnswer())
}

function logged(err: unknown, { session }: FastifyRequest) {
  return { err, ...(session && { member: session.memberId }) }
}

/** Nothing found, or nothing of yours: the same for both. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  return answerError(new Refusal('not_found'), request, reply)
}

function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown
  const status = statusOf(thrown)
  if (status === 404) return new Refusal('not_found')
  if (status === 429) return new Refusal('too_many_requests')
  if (status >= 400 && status < 500) return new Refusal('invalid_input', { status })
  if (status === 503 || isDatabaseAway(thrown)) {
    return new Refusal('unexpected', { status: 503, retryAfter: SOON, cause: thrown })
  }
  return new Refusal('unexpected', { cause: thrown })
}

/** What Fastify throws knows its status. */
function statusOf(thrown: unknown): number {
  const { statusCode } = (thrown ?? {}) as { readonly statusCode?: unknown }
  return typeof statusCode === 'number' ? statusCode : 500
}
