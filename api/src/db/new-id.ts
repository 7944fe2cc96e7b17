import { randomBytes } from 'node:crypto'

/** Of base64url, in the order in which their codes sort. */
const LETTERS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'

/** Four bits before the 16 bytes: so an id begins with a letter, never with a dash. */
const FIRST_BITS = 0b0110n

let last = 0n

/**
 * An id that nobody can guess or count, and that sorts (by code point) after all that this process made before: 6 bytes
 * of time, 2 of order within the millisecond, 8 of chance, as 22 letters.
 */
export function newId(now = Date.now()): string {
  const earliest = (BigInt(now) << 16n) | BigInt(randomBytes(1).readUInt8())
  last = earliest > last ? earliest : last + 1n
  return spell((FIRST_BITS << 128n) | (last << 64n) | randomBytes(8).readBigUInt64BE())
}

/** An id of this moment whose ten bytes of chance are given, for what must come out alike on every machine. */
export function idOf(time: number, chance: bigint): string {
  return spell((FIRST_BITS << 128n) | (BigInt(time) << 80n) | chance)
}

function spell(bits: bigint): string {
  const letters: string[] = []
  for (let shift = 126n; shift >= 0n; shift -= 6n) letters.push(LETTERS.charAt(Number((bits >> shift) & 63n)))
  return letters.join('')
}
