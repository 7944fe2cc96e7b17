import { join } from 'node:path'
import { shortHash } from './short-hash.ts'

/** The socket name that PostgreSQL uses. */
export const SOCKET = '.s.PGSQL.5432'

/** Maximum length of a socket's path in bytes: 107 on Linux, 103 on macOS. */
const MAX_BYTES = 103

/** The sockets' folder: inside the state folder, or under a short name if that path is too long for a socket. */
export function socketFolder(state: string, short = '/tmp'): string {
  const inside = join(state, 'run')
  return fitsSocket(inside) ? inside : join(short, `amberly-${shortHash(state)}`)
}

function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(join(folder, SOCKET)) <= MAX_BYTES
}
