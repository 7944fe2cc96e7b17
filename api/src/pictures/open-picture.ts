import sharp, { type Metadata, type Sharp } from 'sharp'
import { refuse } from '../http/refusal.ts'
import { decodingCost } from './decoding-cost.ts'
import { type PictureKind, pictureKind } from './picture-kind.ts'

/** Maximum size of a file in bytes. */
export const MAX_FILE_BYTES = 15 * 1024 * 1024
/** Maximum decoding cost, in pixels of an ordinary picture. */
const MAX_COST = 50_000_000
const MAX_SIDE = 12_000
const MIN_SIDE = 200

/** The decoder's names of our formats: it calls AVIF a kind of HEIF. */
const FORMATS: Readonly<Record<PictureKind, Metadata['format']>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
}

// No cache, so that no data of one member's picture outlives it; one thread per picture.
sharp.cache(false)
sharp.concurrency(1)

export interface OpenPicture {
  readonly picture: Sharp
  /** Decoding cost, see `decodingCost`. */
  readonly cost: number
}

/** Opens an uploaded file, and refuses it if we don't accept its format or size. Does not decode it. */
export async function openPicture(bytes: Buffer): Promise<OpenPicture> {
  const kind = pictureKind(bytes) ?? refuse('picture_unreadable')
  if (bytes.length > MAX_FILE_BYTES) refuse('file_too_large')
  // Only the first frame of an animation.
  const picture = sharp(bytes, { limitInputPixels: MAX_COST, failOn: 'error', pages: 1 })
  const { format, width, height, depth } = await refuseUnreadable(picture.metadata())
  // The decoder detects the format itself, and may disagree about a polyglot file.
  if (format !== FORMATS[kind]) refuse('picture_unreadable')
  const cost = decodingCost({ kind, width, height, isDeep: depth !== 'uchar' })
  if (Math.max(width, height) > MAX_SIDE || cost > MAX_COST) refuse('file_too_large')
  if (Math.min(width, height) < MIN_SIDE) refuse('picture_too_small')
  return { picture, cost }
}

/** Refuses a file that the decoder cannot decode. */
export function refuseUnreadable<T>(decoding: Promise<T>): Promise<T> {
  return decoding.catch((error: Error) =>
    error.message.includes('exceeds pixel limit')
      ? refuse('file_too_large', { cause: error })
      : refuse('picture_unreadable', { cause: error }),
  )
}
