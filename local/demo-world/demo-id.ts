import { createHash } from 'node:crypto'
import { idAt, idOf } from '../../api/src/db/new-id.ts'
import type { Random } from './random.ts'

/** An id for this time that is the same on every machine. */
export function demoId(at: Date, random: Random): string {
  const word = () => BigInt(random.int(0, 2 ** 32 - 1))
  return idAt(at.getTime(), (word() << 48n) | (word() << 16n) | (word() & 0xffffn))
}

/** An id that doesn't tell its time, the same on every machine. */
export function demoMemberId(at: Date, random: Random): string {
  return idOf(createHash('sha256').update(demoId(at, random)).digest().subarray(0, 16))
}
