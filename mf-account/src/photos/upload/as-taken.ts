import { drawCrop } from '../crop/draw-crop.ts'

/** What the server takes as it is. */
const TAKEN = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const LARGEST_FILE = 15 * 1024 * 1024

/**
 * A file as the server takes it: what this browser alone can read, such as the pictures of some phones, or what is too
 * large, is drawn anew. What it cannot read either goes as it is, for the server to say what is wrong.
 */
export async function asTaken(file: Blob): Promise<Blob> {
  if (TAKEN.includes(file.type) && file.size <= LARGEST_FILE) return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const { width, height } = picture
  return drawCrop(picture, { x: 0, y: 0, width, height }).finally(() => picture.close())
}
