import { rgbaToThumbHash } from 'thumbhash'
import { expect, test } from 'vitest'
import { decodeThumbhash } from './decode-thumbhash.ts'

/** The thumbhash of a single-colour picture, in base64 as the server sends it. */
function hashOf(width: number, height: number, colour: readonly number[]): string {
  const rgba = Array.from({ length: width * height }, () => colour).flat()
  return Buffer.from(rgbaToThumbHash(width, height, rgba)).toString('base64')
}

test('restores colour and aspect ratio', () => {
  const pixels = decodeThumbhash(hashOf(40, 50, [214, 34, 111, 255]))
  expect(pixels).toBeDefined()
  if (!pixels) return
  expect(pixels.width / pixels.height).toBeCloseTo(4 / 5, 1)
  expect(pixels.rgba).toHaveLength(pixels.width * pixels.height * 4)
  const [red = 0, green = 0, blue = 0, opaque] = pixels.rgba
  expect(Math.abs(red - 214)).toBeLessThan(16)
  expect(Math.abs(green - 34)).toBeLessThan(16)
  expect(Math.abs(blue - 111)).toBeLessThan(16)
  expect(opaque).toBe(255)
})

test.each(['', 'AA', 'no base64!', 'þ'])('%j is not a thumbhash', (hash) => {
  expect(decodeThumbhash(hash)).toBeUndefined()
})
