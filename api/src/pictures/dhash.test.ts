import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { dhashOf } from './dhash.ts'
import { preparePicture } from './prepare-picture.ts'

/** A picture of blots that a seed places. */
function blots(seed: number) {
  const circles = Array.from({ length: 12 }, (_, n) => {
    const next = (factor: number) => Math.abs(Math.sin(seed * 97 + n * factor)) * 400
    const grey = Math.floor(next(7.1) / 1.6)
    return `<circle cx="${next(3.3)}" cy="${next(5.7)}" r="${30 + next(2.9) / 6}" fill="rgb(${grey},${grey},${grey})"/>`
  })
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#fff"/>${circles.join('')}</svg>`,
    ),
  )
}

const hashOf = async (picture: Sharp) => (await preparePicture(await picture.jpeg().toBuffer())).dhash ?? ''

function distance(one: string, other: string): number {
  const bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  return bits.toString(2).replaceAll('0', '').length
}

test('a picture that is smaller, brighter or of lower quality is nearly the same, another one is not', async () => {
  const hash = await hashOf(blots(1))
  expect(hash).toMatch(/^[\da-f]{16}$/)
  const changed = [
    blots(1).resize(230, 230),
    blots(1).modulate({ brightness: 1.1 }),
    sharp(await blots(1).jpeg({ quality: 30 }).toBuffer()),
  ]
  for (const one of changed) expect(distance(hash, await hashOf(one))).toBeLessThanOrEqual(6)
  for (const seed of [2, 3, 4, 5]) expect(distance(hash, await hashOf(blots(seed)))).toBeGreaterThan(12)
})

test('a plain picture has no hash, since it looks like too many others', () => {
  expect(dhashOf(new Uint8Array(72).fill(120))).toBeNull()
  expect(dhashOf(Uint8Array.from({ length: 72 }, (_, at) => at % 9))).toBeNull()
})
