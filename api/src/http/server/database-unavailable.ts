/** Of the network, of PostgreSQL (shutting down, starting, no connection left, out of memory, too slow), of the pool. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '08000',
  '08001',
  '08003',
  '08006',
  '53100',
  '53200',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
])

/** node-postgres gives these no code. */
const SENTENCES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection/i

/** Whether it failed because the database cannot be had right now, so that asking again is worth it. */
export function isDatabaseAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  const { code, syscall } = thrown as { readonly code?: unknown; readonly syscall?: unknown }
  if (typeof code === 'string' && AWAY.has(code)) return true
  // The socket of a database on this machine is a file.
  if (code === 'ENOENT' && syscall === 'connect') return true
  return SENTENCES.test(thrown.message) || isDatabaseAway(thrown.cause)
}
