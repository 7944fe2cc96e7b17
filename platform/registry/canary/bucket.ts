import { hash } from 'node:crypto'

/**
 * A number in 0..1 that a visitor always has for one version, spread evenly over visitors and independent
 * between versions. A visitor below a canary's share gets it, and keeps it while the share grows.
 */
export function bucketOf(visitor: string, name: string, version: string): number {
  const digest = hash('sha256', [visitor, name, version].join('\n'), 'buffer')
  return digest.readUInt32BE(0) / 2 ** 32
}
