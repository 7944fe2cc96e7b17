import { createHash } from 'node:crypto'

/** Names a folder elsewhere by its path. */
export function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}
