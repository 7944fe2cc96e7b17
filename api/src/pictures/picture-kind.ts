/** Accepted formats. Not SVG, GIF or PDF: each can do more than show a picture. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/** Detects the format by the first bytes, not by name or type; undefined if it is not accepted. */
export function pictureKind(bytes: Buffer): PictureKind | undefined {
  if (startsWith(bytes, JPEG)) return 'jpeg'
  if (startsWith(bytes, PNG)) return 'png'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'webp'
  return textAt(bytes, 4, 12) === 'ftypavif' ? 'avif' : undefined
}

function startsWith(bytes: Buffer, beginning: Buffer): boolean {
  return bytes.subarray(0, beginning.length).equals(beginning)
}

function textAt(bytes: Buffer, from: number, to: number): string {
  return bytes.toString('latin1', from, to)
}
