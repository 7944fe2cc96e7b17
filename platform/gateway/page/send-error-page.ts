import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { brokenPage, unavailablePage } from '../html/error-pages.ts'

/** Seconds, if the error names none. */
const RETRY_AFTER = 5

/** Shows a page for errors of this site. Errors of the request are left to the server's own error handler. */
export function sendErrorPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode } = error
  if (statusCode !== undefined && statusCode < 500) throw error
  if (statusCode === 503) return reply.send(unavailablePage(reply, retryAfterOf(error)))
  request.log.error(error, 'a page could not be rendered')
  return reply.send(brokenPage(reply))
}

function retryAfterOf(error: object): number {
  const seconds = 'retryAfter' in error ? error.retryAfter : undefined
  return typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds) : RETRY_AFTER
}
