import { createHash } from 'node:crypto'
import { idAt, idOf } from '../../api/src/db/new-id.ts'
import type { Random } from './random.ts'

/** An id for this time that is the same on every machine. */
export function demoId(at: Date, random: Random): string {
  const word = () => BigInt(random.int(0, 2 ** 32 - 1))
  return idAt(at.getTime(), (word() << 48n) | (word() << 16n) | (word() & 0xffffn))
}

/** Ids that don't tell their time, the same on every machine: another one for each number. */
export function demoMemberIds(at: Date, random: Random): (number: number) => string {
  const id = demoId(at, random)
  return (number) => idOf(createHash('sha256').update(`${id} ${number}`).digest().subarray(0, 16))
}
