import { setPriority } from 'node:os'
import sharp from 'sharp'
import { loadModel, MODEL_SIZE } from './model.ts'

// Requests of members come first.
setPriority(10)

const guess = await loadModel()

/** Answers each picture with a guess, or null if it cannot be read. */
process.on('message', async (picture: Uint8Array) => {
  const answer = await toPixels(picture).then(guess, () => null)
  process.send?.(answer)
})
process.on('disconnect', () => process.exit())

const toPixels = (picture: Uint8Array) =>
  sharp(picture)
    .resize(MODEL_SIZE, MODEL_SIZE, { fit: 'fill' })
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
