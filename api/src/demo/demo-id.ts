import { idAt } from '../db/new-id.ts'
import type { Random } from './random.ts'

/** An id for this time that is the same on every machine. */
export function demoId(at: Date, random: Random): string {
  const word = () => BigInt(random.int(0, 2 ** 32 - 1))
  return idAt(at.getTime(), (word() << 48n) | (word() << 16n) | (word() & 0xffffn))
}
