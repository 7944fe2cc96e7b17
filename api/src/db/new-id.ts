import { randomBytes } from 'node:crypto'

/** The base64url alphabet in code point order, so that ids sort like the bits they encode. */
const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'

/** Four bits in front of the 16 bytes, so that an id begins with a letter, never with a dash. */
const FIRST_BITS = 0b0110n

let last = 0n

/** Makes an unguessable id of 22 characters that sorts after every earlier one of this process. */
export function newId(now = Date.now()): string {
  const earliest = (BigInt(now) << 16n) | BigInt(randomBytes(1).readUInt8())
  last = earliest > last ? earliest : last + 1n
  return encode((FIRST_BITS << 128n) | (last << 64n) | randomBytes(8).readBigUInt64BE())
}

/** Makes an id that doesn't tell when it was made, for members and pictures, whose ids others see. */
export function newRandomId(): string {
  return idOf(randomBytes(16))
}

/** The id made from sixteen given random bytes. */
export function idOf(chance: Buffer): string {
  return encode((FIRST_BITS << 128n) | BigInt(`0x${chance.toString('hex')}`))
}

/** The id for a time and ten given random bytes, for data that must be the same on every machine. */
export function idAt(time: number, chance: bigint): string {
  return encode((FIRST_BITS << 128n) | (BigInt(time) << 80n) | chance)
}

function encode(bits: bigint): string {
  const letters: string[] = []
  for (let shift = 126n; shift >= 0n; shift -= 6n)
    letters.push(ALPHABET.charAt(Number((bits >> shift) & 63n)))
  return letters.join('')
}
