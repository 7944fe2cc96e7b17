import { hash } from 'node:crypto'

/**
 * Hashes a visitor to a fixed number in 0..1 per version, evenly distributed and independent between versions. Visitors
 * below a canary's share get it, and stay with it while the share grows.
 */
export function bucketOf(visitor: string, name: string, version: string): number {
  const digest = hash('sha256', [visitor, name, version].join('\n'), 'buffer')
  return digest.readUInt32BE(0) / 2 ** 32
}
