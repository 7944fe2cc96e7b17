/** Formats that the server accepts. */
const TAKEN = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const LARGEST_FILE = 15 * 1024 * 1024
/** Longest side of the pictures that the site stores, with a reserve. */
const LONGEST_SIDE = 2_400
const QUALITY = 0.92

/**
 * Redraws a picture that the server would not take: in a format that only this browser reads, as some phones take them, or too
 * large. One that the browser cannot read stays as it is; the server then names the problem.
 */
export async function toAcceptedFile(file: Blob): Promise<Blob> {
  if (TAKEN.includes(file.type) && file.size <= LARGEST_FILE) return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const drawn = await draw(picture)
  picture.close()
  return drawn ?? file
}

function draw(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // JPEG has no transparency; transparent pixels would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
