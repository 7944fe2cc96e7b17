import { thumbHashToRGBA } from 'thumbhash'

export interface ThumbPixels {
  width: number
  height: number
  rgba: Uint8ClampedArray<ArrayBuffer>
}

/** The few pixels encoded in a base64 thumbhash; undefined if it is invalid. */
export function decodeThumbhash(hash: string): ThumbPixels | undefined {
  try {
    const bytes = Uint8Array.from(atob(hash), (character) => character.charCodeAt(0))
    const { w: width, h: height, rgba } = thumbHashToRGBA(bytes)
    return width > 0 && height > 0 ? { width, height, rgba: new Uint8ClampedArray(rgba) } : undefined
  } catch {
    // A placeholder is optional: a damaged one must not cost the picture.
    return undefined
  }
}
