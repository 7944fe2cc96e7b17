import { availableParallelism } from 'node:os'
import { pictureSizes } from 'contracts'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { BoundedQueue, QueueFull } from '../bounded-queue.ts'
import { refuse } from '../http/refusal.ts'
import { DHASH_SIZE, dhashOf } from './dhash.ts'
import { openPicture, refuseUnreadable } from './open-picture.ts'
import { portraitCrop } from './portrait-crop.ts'
import type { PreparedPicture } from './prepared-picture.ts'

/** Maximum size of the full picture. */
const FULL = { width: 1_440, height: 1_800 }
/** Size to which a picture is reduced before it is blurred: fewer pixels than a face has features. */
const BLURRED_SOURCE = { width: 8, height: 10 }
const BLUR = 7
/** Maximum width and height of the picture from which the thumbhash is made. */
const THUMBHASH_SIZE = 60

/** More effort would double the time to save one byte in forty. */
const WEBP = { quality: 80, effort: 2 }

/** For the blurred picture: at a lower quality its smooth gradients would show bands. */
const WEBP_BLURRED = { quality: 92, effort: 2 }

/** Maximum seconds for decoding. */
const DECODING_SECONDS = 8

/** Decoding cost from which a picture takes hundreds of megabytes: decoded one at a time. */
const LARGE = 16_000_000
const queue = new BoundedQueue({ concurrency: Math.min(2, availableParallelism()), maxWaiting: 40 })
const largeQueue = new BoundedQueue({ concurrency: 1, maxWaiting: 10 })

/**
 * Turns an uploaded file into stored pictures: decoded, upright, in sRGB and encoded anew, so that nothing
 * else survives. Refuses anything that is no picture, or too large or small.
 */
export async function preparePicture(bytes: Buffer): Promise<PreparedPicture> {
  const { picture, cost } = await openPicture(bytes)
  const prepareQueued = () => queue.run(() => prepare(picture))
  const prepared = cost > LARGE ? largeQueue.run(prepareQueued) : prepareQueued()
  return prepared.catch(refuseWhenBusy)
}

async function prepare(picture: Sharp): Promise<PreparedPicture> {
  const whole = await decode(picture)
  const { width, height } = whole.info
  const portrait = await cropPortrait(whole)
  const { match, card, thumb } = pictureSizes
  const files = {
    full: await pictureOf(whole).webp(WEBP).toBuffer(),
    match: await pictureOf(portrait).resize(match).webp(WEBP).toBuffer(),
    card: await pictureOf(portrait).resize(card).webp(WEBP).toBuffer(),
    thumb: await pictureOf(portrait).resize(thumb).webp(WEBP).toBuffer(),
    blurred: await blurPortrait(portrait),
  }
  return { files, width, height, thumbhash: await thumbhashOf(whole), dhash: await hashOf(whole) }
}

interface Pixels {
  readonly data: Buffer
  readonly info: OutputInfo
}

/** Decodes once, straight to the full size that we store, even of a larger JPEG. */
function decode(picture: Sharp): Promise<Pixels> {
  const upright = picture.autoOrient().flatten({ background: '#fff' })
  const small = upright.resize({ ...FULL, fit: 'inside', withoutEnlargement: true }).toColourspace('srgb')
  return refuseUnreadable(pixelsOf(small.timeout({ seconds: DECODING_SECONDS })))
}

function pixelsOf(picture: Sharp): Promise<Pixels> {
  return picture.raw().toBuffer({ resolveWithObject: true })
}

function pictureOf({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

function cropPortrait(whole: Pixels): Promise<Pixels> | Pixels {
  const crop = portraitCrop(whole.info)
  const isWhole = crop.width === whole.info.width && crop.height === whole.info.height
  return isWhole ? whole : pixelsOf(pictureOf(whole).extract(crop))
}

/** Blurs from only eighty pixels, so that no detail can be recovered. */
async function blurPortrait(portrait: Pixels): Promise<Buffer> {
  const dots = await pixelsOf(pictureOf(portrait).resize(BLURRED_SOURCE))
  return pictureOf(dots)
    .resize({ ...pictureSizes.blurred, kernel: 'cubic' })
    .blur(BLUR)
    .webp(WEBP_BLURRED)
    .toBuffer()
}

async function hashOf(whole: Pixels): Promise<string | null> {
  const grey = pictureOf(whole)
    .resize({ ...DHASH_SIZE, fit: 'fill' })
    .greyscale()
  return dhashOf((await pixelsOf(grey)).data)
}

async function thumbhashOf(whole: Pixels): Promise<string> {
  const size = {
    width: THUMBHASH_SIZE,
    height: THUMBHASH_SIZE,
    fit: 'inside',
    withoutEnlargement: true,
  } as const
  const { data, info } = await pixelsOf(pictureOf(whole).resize(size).ensureAlpha())
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

function refuseWhenBusy(error: unknown): never {
  if (error instanceof QueueFull) refuse('unexpected', { status: 503, retryAfter: 5, cause: error })
  throw error
}
