import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '../db/database-unavailable.ts'
import { Refusal } from './refusal.ts'

const RETRY_AFTER = 2

/** The error of a request that may work in a moment, such as while the database restarts. */
export function unavailable(cause: unknown): Refusal {
  return new Refusal('unexpected', { status: 503, retryAfter: RETRY_AFTER, cause })
}

/** Turns anything thrown into the one error shape. Unexpected errors are logged, and reveal nothing. */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toRefusal(thrown)
  // Don't log refusals: under load they would flood the log.
  if (refusal.statusCode >= 500 && refusal !== thrown)
    request.log.error(logEntry(thrown, request), 'a request failed')
  if (refusal.retryAfter !== undefined) reply.header('retry-after', Math.ceil(refusal.retryAfter))
  return reply
    .code(refusal.statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(refusal.toErrorBody())
}

function logEntry(err: unknown, { session }: FastifyRequest) {
  return { err, ...(session && { member: session.memberId }) }
}

/** The same response whether a thing does not exist or belongs to someone else. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  return sendError(new Refusal('not_found'), request, reply)
}

function toRefusal(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown
  const status = httpStatusOfError(thrown)
  if (status === 404) return new Refusal('not_found')
  if (status === 429) return new Refusal('too_many_requests')
  if (status >= 400 && status < 500) return new Refusal('invalid_input', { status })
  if (status === 503 || isDatabaseUnavailable(thrown)) return unavailable(thrown)
  return new Refusal('unexpected', { cause: thrown })
}

/** Errors of Fastify carry their status. */
function httpStatusOfError(thrown: unknown): number {
  const { statusCode } = (thrown ?? {}) as { readonly statusCode?: unknown }
  return typeof statusCode === 'number' ? statusCode : 500
}
