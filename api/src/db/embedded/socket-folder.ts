import { join } from 'node:path'
import { shortHash } from './short-hash.ts'

/** The name that PostgreSQL gives its socket. */
export const SOCKET = '.s.PGSQL.5432'

/** Bytes that the path of a socket may have: Linux allows 107, macOS 103. */
const LONGEST = 103

/** In the state folder, or, where that lies too deep for a socket, under a short name of its own. */
export function socketFolder(state: string, short = '/tmp'): string {
  const inside = join(state, 'run')
  return fits(inside) ? inside : join(short, `amberly-${shortHash(state)}`)
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, SOCKET)) <= LONGEST
}
