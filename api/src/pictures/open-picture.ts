import sharp, { type Metadata, type Sharp } from 'sharp'
import { refuse } from '../http/refusal.ts'
import { decodingCost } from './decoding-cost.ts'
import { type PictureKind, pictureKind } from './picture-kind.ts'

/** Bytes that a file may have. */
export const LARGEST_FILE = 15 * 1024 * 1024
/** Pixels, where one costs what it does in most pictures. */
const MOST_COST = 50_000_000
const LONGEST_SIDE = 12_000
const SHORTEST_SIDE = 200

/** How the decoder names what we call otherwise: AVIF is a kind of HEIF to it. */
const FORMATS: Readonly<Record<PictureKind, Metadata['format']>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
}

// Nothing of one member's picture stays for the next, and one picture takes one processor.
sharp.cache(false)
sharp.concurrency(1)

export interface OpenPicture {
  readonly picture: Sharp
  /** See `decodingCost`. */
  readonly cost: number
}

/** A file that somebody brought, as a picture that may be decoded: of a kind and a size that we take. */
export async function openPicture(bytes: Buffer): Promise<OpenPicture> {
  const kind = pictureKind(bytes) ?? refuse('picture_unreadable')
  if (bytes.length > LARGEST_FILE) refuse('file_too_large')
  // Of an animation the first picture.
  const picture = sharp(bytes, { limitInputPixels: MOST_COST, failOn: 'error', pages: 1 })
  const { format, width, height, depth } = await readable(picture.metadata())
  // The decoder looks for itself, and may see something else in what is made to be two things.
  if (format !== FORMATS[kind]) refuse('picture_unreadable')
  const cost = decodingCost({ kind, width, height, isDeep: depth !== 'uchar' })
  if (Math.max(width, height) > LONGEST_SIDE || cost > MOST_COST) refuse('file_too_large')
  if (Math.min(width, height) < SHORTEST_SIDE) refuse('picture_too_small')
  return { picture, cost }
}

/** What the decoder cannot make a picture of is none. */
export function readable<T>(decoding: Promise<T>): Promise<T> {
  return decoding.catch((error: Error) =>
    error.message.includes('exceeds pixel limit')
      ? refuse('file_too_large', { cause: error })
      : refuse('picture_unreadable', { cause: error }),
  )
}
