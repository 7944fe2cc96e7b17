import { drawCrop } from '../crop/draw-crop.ts'

/** Formats that the server accepts. */
const TAKEN = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const LARGEST_FILE = 15 * 1024 * 1024

/**
 * Converts a file to one that the server accepts: redraws formats that only this browser can read (as some phones take)
 * and files that are too large. A file that the browser cannot read stays as it is; the server then names the problem.
 */
export async function toAcceptedFile(file: Blob): Promise<Blob> {
  if (TAKEN.includes(file.type) && file.size <= LARGEST_FILE) return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const { width, height } = picture
  return drawCrop(picture, { x: 0, y: 0, width, height }).finally(() => picture.close())
}
