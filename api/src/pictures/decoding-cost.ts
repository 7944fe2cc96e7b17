import type { PictureKind } from './picture-kind.ts'

interface PictureHeader {
  readonly kind: PictureKind
  readonly width: number
  readonly height: number
  /** Whether it has more than eight bits per channel. */
  readonly isDeep: boolean
}

/** An AVIF is always decoded whole, at full size: a thousand bytes may expand to a gigabyte. */
const COST_BY_KIND: Readonly<Record<PictureKind, number>> = { jpeg: 1, png: 1, webp: 1, avif: 4 }

/** Memory and time that decoding takes, in pixels of an ordinary picture. */
export function decodingCost({ kind, width, height, isDeep }: PictureHeader): number {
  return width * height * COST_BY_KIND[kind] * (isDeep ? 2 : 1)
}
