import type { PictureKind } from './picture-kind.ts'

interface Head {
  readonly kind: PictureKind
  readonly width: number
  readonly height: number
  /** With more than eight bits for each colour. */
  readonly isDeep: boolean
}

/** An AVIF is decoded at once and as a whole, whatever size is wanted of it: a thousand bytes may hold a gigabyte. */
const WEIGHT: Readonly<Record<PictureKind, number>> = { jpeg: 1, png: 1, webp: 1, avif: 4 }

/** What decoding takes of memory and time, in pixels of an ordinary picture. */
export function decodingCost({ kind, width, height, isDeep }: Head): number {
  return width * height * WEIGHT[kind] * (isDeep ? 2 : 1)
}
