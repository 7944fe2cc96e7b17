import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'

interface LogOptions {
  readonly level: string
  /** Ids stand in the log as a hash, which only who has the secret can match with a person. */
  readonly secret: string
  readonly stream?: DestinationStream
}

/** Lines of JSON without personal data: no address, no query, no body, no text of the database about its rows. */
export function createLog({ level, secret, stream }: LogOptions): Logger {
  const serializers = {
    req: ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions?.url ?? 'unknown'}`,
    res: ({ statusCode }: FastifyReply) => statusCode,
    err: describeError,
    member: (id: string) => createHmac('sha256', secret).update(id).digest('base64url').slice(0, 12),
  }
  const options = { level, serializers }
  return stream ? pino(options, stream) : pino(options)
}

interface Described {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: string
  readonly cause?: Described
}

/** What PostgreSQL and the query builder say of a failure names values; where and what kind it was is enough. */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown', stack: '' }
  const { code, severity, constraint, table, query } = error as Partial<Record<string, unknown>> & Error
  const isOfDatabase = severity !== undefined || query !== undefined
  const place = [constraint, table].filter((name) => typeof name === 'string').join(' of ')
  return {
    type: error.name,
    message: isOfDatabase ? `the database refused${place && `: ${place}`}` : error.message,
    stack: framesOf(error.stack),
    ...(typeof code === 'string' && { code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** A stack begins with the message. */
function framesOf(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
