import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startGuesser } from './start-guesser.ts'

const guesser = startGuesser()
afterAll(() => guesser.stop())

const plain = (format: 'webp' | 'png', alpha = 1) =>
  sharp({ create: { width: 300, height: 200, channels: 4, background: { r: 200, g: 150, b: 120, alpha } } })
    .toFormat(format)
    .toBuffer()

test('the model looks at pictures of every kind, and sees no nudity in plain ones', {
  timeout: 60_000,
}, async () => {
  for (const picture of [await plain('webp'), await plain('png', 0.5)]) {
    const guess = await guesser.guess(picture)
    expect(guess).toBeGreaterThanOrEqual(0)
    expect(guess).toBeLessThan(20)
  }
})

test('a file that is no picture has no guess, and the next picture has one', {
  timeout: 60_000,
}, async () => {
  expect(await guesser.guess(Buffer.from('not a picture'))).toBeNull()
  expect(await guesser.guess(await plain('png'))).not.toBeNull()
})

test('an end of the process ends the wait for an answer', { timeout: 60_000 }, async () => {
  const other = startGuesser()
  const answer = other.guess(await plain('png'))
  await other.stop()
  await expect(answer).rejects.toThrow('has ended')
})
