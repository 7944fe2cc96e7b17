import { outputSize, type Rect } from './crop-view.ts'

/** The largest size that the site stores. */
const LARGEST = { width: 1_440, height: 1_800 } as const
const QUALITY = 0.92

/** Draws a part of a picture as a JPEG. */
export function drawCrop(picture: ImageBitmap, crop: Rect): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const { width, height } = outputSize(crop, LARGEST)
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return Promise.reject(new Error('The canvas has no 2D context.'))
  // JPEG has no transparency; transparent pixels would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))),
      'image/jpeg',
      QUALITY,
    ),
  )
}
