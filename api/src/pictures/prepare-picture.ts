import { availableParallelism } from 'node:os'
import { pictureSizes } from 'contracts'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { BoundedQueue, QueueFull } from '../bounded-queue.ts'
import { refuse } from '../http/refusal.ts'
import { openPicture, readable } from './open-picture.ts'
import { portraitCrop } from './portrait-crop.ts'
import type { Prepared } from './prepared-picture.ts'

/** Of the whole picture, at most. */
const FULL = { width: 1_440, height: 1_800 }
/** All that is left of a picture before it is blurred: fewer dots than a face has features. */
const BLURRED_FROM = { width: 8, height: 10 }
const BLUR = 7
/** Of what a thumbhash is made. */
const HASHED = 60

/** A second effort costs double the time for one part in forty of the bytes. */
const WEBP = { quality: 80, effort: 2 }

/** Where there is nothing but colours running into each other, steps between them would show. */
const SOFT = { quality: 92, effort: 2 }

/** Seconds that decoding may take. */
const SLOWEST = 8

/** Few are decoded at once, and of those that take some hundred megabytes one: the rest is not kept waiting by them. */
const LARGE = 16_000_000
const queue = new BoundedQueue({ concurrency: Math.min(2, availableParallelism()), maxWaiting: 40 })
const largeQueue = new BoundedQueue({ concurrency: 1, maxWaiting: 10 })

/**
 * Makes of the bytes that somebody brought what the site keeps: decoded, upright, in sRGB and written anew, so that
 * nothing else that was in them goes on. What is no picture, or too large or small a one, is refused.
 */
export async function preparePicture(bytes: Buffer): Promise<Prepared> {
  const { picture, cost } = await openPicture(bytes)
  const prepareQueued = () => queue.run(() => prepare(picture))
  const prepared = cost > LARGE ? largeQueue.run(prepareQueued) : prepareQueued()
  return prepared.catch(saySoWhenBusy)
}

async function prepare(picture: Sharp): Promise<Prepared> {
  const whole = await decode(picture)
  const { width, height } = whole.info
  const portrait = await cropped(whole)
  const { match, card, thumb } = pictureSizes
  const files = {
    full: await pictureOf(whole).webp(WEBP).toBuffer(),
    match: await pictureOf(portrait).resize(match).webp(WEBP).toBuffer(),
    card: await pictureOf(portrait).resize(card).webp(WEBP).toBuffer(),
    thumb: await pictureOf(portrait).resize(thumb).webp(WEBP).toBuffer(),
    blurred: await blurred(portrait),
  }
  return { files, width, height, thumbhash: await thumbhashOf(whole) }
}

interface Pixels {
  readonly data: Buffer
  readonly info: OutputInfo
}

/** Once, and straight to the size that is kept: a JPEG is not even decoded at its full one. */
function decode(picture: Sharp): Promise<Pixels> {
  const upright = picture.autoOrient().flatten({ background: '#fff' })
  const small = upright.resize({ ...FULL, fit: 'inside', withoutEnlargement: true }).toColourspace('srgb')
  return readable(pixelsOf(small.timeout({ seconds: SLOWEST })))
}

function pixelsOf(picture: Sharp): Promise<Pixels> {
  return picture.raw().toBuffer({ resolveWithObject: true })
}

function pictureOf({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

function cropped(whole: Pixels): Promise<Pixels> | Pixels {
  const crop = portraitCrop(whole.info)
  const isWhole = crop.width === whole.info.width && crop.height === whole.info.height
  return isWhole ? whole : pixelsOf(pictureOf(whole).extract(crop))
}

/** Nothing sharper can be made of it: it knows eighty dots. */
async function blurred(portrait: Pixels): Promise<Buffer> {
  const dots = await pixelsOf(pictureOf(portrait).resize(BLURRED_FROM))
  return pictureOf(dots)
    .resize({ ...pictureSizes.blurred, kernel: 'cubic' })
    .blur(BLUR)
    .webp(SOFT)
    .toBuffer()
}

async function thumbhashOf(whole: Pixels): Promise<string> {
  const size = { width: HASHED, height: HASHED, fit: 'inside', withoutEnlargement: true } as const
  const { data, info } = await pixelsOf(pictureOf(whole).resize(size).ensureAlpha())
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

function saySoWhenBusy(error: unknown): never {
  if (error instanceof QueueFull) refuse('unexpected', { status: 503, retryAfter: 5, cause: error })
  throw error
}
