import { pictureSizes } from 'contracts'
import sharp from 'sharp'
import { thumbHashToAverageRGBA } from 'thumbhash'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import { drawPicture } from './fixture-pictures.ts'
import { preparePicture } from './prepare-picture.ts'
import type { PictureFile, PreparedPicture } from './prepared-picture.ts'

const METADATA = /GPS|Exif|EXIF|ICCP|XMP|JFIF/

async function colourAt(file: Buffer, corner: 'top left' | 'top right' | 'bottom right') {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const x = corner === 'top left' ? 0.1 : 0.9
  const y = corner === 'bottom right' ? 0.9 : 0.1
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [...data.subarray(at, at + 3)]
}

const isRed = ([red = 0, green = 0, blue = 0]: readonly number[]) => red > 180 && green < 90 && blue < 90

const entriesOf = ({ files }: PreparedPicture) => Object.entries(files) as [PictureFile, Buffer][]

describe('a portrait', async () => {
  const prepared = await preparePicture(await drawPicture().jpeg().toBuffer())

  test('comes out in full and in the sizes of the pages, as WebP without metadata', async () => {
    const sizes = { ...pictureSizes, full: { width: 720, height: 900 } }
    for (const [name, file] of entriesOf(prepared)) {
      const { format, width, height, space, ...rest } = await sharp(file).metadata()
      expect([name, format, { width, height }, space]).toEqual([name, 'webp', sizes[name], 'srgb'])
      expect([rest.exif, rest.icc, rest.xmp, rest.iptc]).toEqual([undefined, undefined, undefined, undefined])
      expect(file.toString('latin1')).not.toMatch(METADATA)
    }
    expect(prepared).toMatchObject({ width: 720, height: 900 })
  })

  test('looks the same in each size', async () => {
    for (const name of ['full', 'match', 'card', 'thumb'] as const) {
      expect(isRed(await colourAt(prepared.files[name], 'top left'))).toBe(true)
      expect(isRed(await colourAt(prepared.files[name], 'top right'))).toBe(false)
    }
  })

  test('has a thumbhash of its colours', () => {
    const hash = Buffer.from(prepared.thumbhash, 'base64')
    expect(hash.length).toBeLessThan(30)
    const { r, g, b, a } = thumbHashToAverageRGBA(hash)
    for (const [value, least, most] of [
      [r, 0.2, 0.5],
      [g, 0.3, 0.6],
      [b, 0.3, 0.7],
      [a, 1, 1],
    ] as const) {
      expect(value).toBeGreaterThanOrEqual(least)
      expect(value).toBeLessThanOrEqual(most)
    }
  })
})

test('§6: blurring cannot be undone: two pictures that differ in every detail blur to the same one', async () => {
  // Two pictures that shrink to the same eighty pixels: one flat, one with detail.
  const dots = await drawPicture().resize(8, 10).toBuffer({ resolveWithObject: true })
  const { width, height, channels } = dots.info
  const plain = sharp(dots.data, { raw: { width, height, channels } }).resize(800, 1000, {
    kernel: 'nearest',
  })
  const raw = await plain.raw().toBuffer({ resolveWithObject: true })
  const detailed = Buffer.from(raw.data)
  // Stripes two pixels wide, as strong as possible without changing any average.
  for (let at = 0; at < detailed.length; at += 3) {
    const isStripe = Math.floor(at / 3 / 2) % 2 === 0
    for (let band = 0; band < 3; band += 1) {
      const room = Math.min(detailed[at + band] ?? 0, 255 - (detailed[at + band] ?? 0))
      detailed[at + band] = (detailed[at + band] ?? 0) + (isStripe ? room : -room)
    }
  }
  const options = { raw: { width: 800, height: 1000, channels: 3 as const } }
  const [one, other] = await Promise.all(
    [raw.data, detailed].map(async (data) =>
      preparePicture(await sharp(data, options).png({ compressionLevel: 1 }).toBuffer()),
    ),
  )
  const meanDifference = async (name: PictureFile) => {
    const [a, b] = await Promise.all(
      [one, other].map((prepared) => sharp(prepared?.files[name]).raw().toBuffer()),
    )
    const differences = Array.from(a ?? [], (value, at) => Math.abs(value - (b?.[at] ?? 0)))
    return differences.reduce((sum, value) => sum + value, 0) / differences.length
  }
  expect(await meanDifference('full')).toBeGreaterThan(30)
  expect(await meanDifference('blurred')).toBeLessThan(2)
})

test('a photo taken sideways comes out upright and uncropped', async () => {
  const sideways = await drawPicture().rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const prepared = await preparePicture(sideways)
  expect(prepared).toMatchObject({ width: 720, height: 900 })
  expect(isRed(await colourAt(prepared.files.full, 'top left'))).toBe(true)
})

test('a large picture is scaled down, a small one is not scaled up', async () => {
  const large = await preparePicture(await drawPicture({ width: 3_000, height: 2_000 }).jpeg().toBuffer())
  expect([large.width, large.height]).toEqual([1_440, 960])
  const small = await preparePicture(await drawPicture({ width: 210, height: 200 }).png().toBuffer())
  expect([small.width, small.height]).toEqual([210, 200])
  expect(await sharp(small.files.card).metadata()).toMatchObject(pictureSizes.card)
})

test.each([
  ['JPEG', () => drawPicture().jpeg()],
  ['progressive JPEG', () => drawPicture().jpeg({ progressive: true })],
  ['CMYK JPEG', () => drawPicture().toColourspace('cmyk').jpeg()],
  ['grey JPEG', () => drawPicture().greyscale().jpeg()],
  ['PNG', () => drawPicture().png()],
  ['PNG with a palette', () => drawPicture().png({ palette: true })],
  ['16-bit PNG', () => drawPicture().toColourspace('rgb16').png()],
  ['interlaced PNG', () => drawPicture().png({ progressive: true })],
  ['transparent PNG', () => drawPicture().ensureAlpha(0.5).png()],
  ['WebP', () => drawPicture().webp()],
  ['lossless WebP', () => drawPicture().webp({ lossless: true, effort: 0 })],
  ['AVIF', () => drawPicture().avif({ effort: 0 })],
])('%s is accepted', async (_, picture) => {
  const { files, width, height } = await preparePicture(await picture().toBuffer())
  expect([width, height]).toEqual([720, 900])
  expect((await sharp(files.full).metadata()).channels).toBe(3)
})

test('colours of a wider gamut keep their look', async () => {
  const wide = await drawPicture().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()
  const { files } = await preparePicture(wide)
  expect(isRed(await colourAt(files.full, 'top left'))).toBe(true)
})

test('the first frame of an animation is taken', async () => {
  const frames = await Promise.all(
    [drawPicture({ width: 300, height: 300 }), drawPicture({ width: 300, height: 300 }).negate()].map(
      (frame) => frame.png().toBuffer(),
    ),
  )
  const animation = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer()
  expect((await sharp(animation).metadata()).pages).toBe(2)
  const { files, width, height } = await preparePicture(animation)
  expect([width, height, (await sharp(files.full).metadata()).pages]).toEqual([300, 300, undefined])
  expect(isRed(await colourAt(files.full, 'top left'))).toBe(true)
})

test.each([
  ['too narrow', { width: 199, height: 900 }, 'picture_too_small'],
  ['too low', { width: 900, height: 199 }, 'picture_too_small'],
  ['too long', { width: 12_001, height: 200 }, 'file_too_large'],
])('a picture that is %s is refused', async (_, size, code) => {
  const refused = await preparePicture(await drawPicture(size).png().toBuffer()).catch(
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(Refusal)
  expect(refused).toMatchObject({ code })
})
