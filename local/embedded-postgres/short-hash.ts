import { createHash } from 'node:crypto'

/** Short name for a folder that stands in for the one at this path. */
export function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}
