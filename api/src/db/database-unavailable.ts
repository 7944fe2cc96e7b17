/** Error codes of the network and of PostgreSQL: stopping, starting, overloaded, or too slow. */
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '08000',
  '08001',
  '08003',
  '08006',
  // PgBouncer's own, while it reaches no server.
  '08P01',
  '53100',
  '53200',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
])

/** Messages of node-postgres errors that have no code. */
const UNAVAILABLE_MESSAGES =
  /connection terminated|query read timeout|timeout exceeded when trying to connect|client has encountered a connection/i

/** Whether the error means that the database is temporarily unavailable, so that a retry makes sense. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  const { code, syscall } = thrown as { readonly code?: unknown; readonly syscall?: unknown }
  if (typeof code === 'string' && UNAVAILABLE_CODES.has(code)) return true
  // A local database's socket is a file, which may be missing.
  if (code === 'ENOENT' && syscall === 'connect') return true
  return UNAVAILABLE_MESSAGES.test(thrown.message) || isDatabaseUnavailable(thrown.cause)
}
