import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'

interface LogOptions {
  readonly level: string
  /** Members' ids are logged as a keyed hash; only with this secret can they be matched to a person. */
  readonly secret: string
  readonly stream?: DestinationStream
}

/** Logs JSON lines without personal data: no addresses, queries, bodies, or database messages. */
export function createLog({ level, secret, stream }: LogOptions): Logger {
  const serializers = {
    req: ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions?.url ?? 'unknown'}`,
    res: ({ statusCode }: FastifyReply) => statusCode,
    err: describeError,
    member: (id: string) => createHmac('sha256', secret).update(id).digest('base64url').slice(0, 12),
  }
  const options = { level, serializers }
  return pino(options, stream ?? standardOutput())
}

/** Characters that wait at most while the disk of the log is full. */
const MOST_WAITING = 1_000_000

/** On a full disk the site goes on without a log, and writes what fits once there is room again. */
function standardOutput() {
  const output = pino.destination({ dest: 1, sync: true, maxLength: MOST_WAITING })
  output.on('error', () => undefined)
  return output
}

interface ErrorDescription {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: string
  readonly cause?: ErrorDescription
}

/** Describes an error for the log. Leaves out messages of PostgreSQL and Drizzle, which contain values. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'a value that is not an Error was thrown', stack: '' }
  const { code, severity, constraint, table, query } = error as Partial<Record<string, unknown>> & Error
  const isOfDatabase = severity !== undefined || query !== undefined
  const place = [constraint, table].filter((name) => typeof name === 'string').join(' of ')
  return {
    type: error.name,
    message: isOfDatabase ? `the database refused${place && `: ${place}`}` : error.message,
    stack: stackFrames(error.stack),
    ...(typeof code === 'string' && { code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** The stack without the message that it begins with. */
function stackFrames(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
