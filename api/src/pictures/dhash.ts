/** The size to which a picture is reduced: eight comparisons in each of eight rows. */
export const DHASH_SIZE = { width: 9, height: 8 } as const

/** Fewer bits than this, or fewer without, say too little: a wall and a sky would be the same picture. */
const LEAST_BITS = 6

/**
 * A difference hash of 64 bits, in hexadecimal: whether each grey dot is darker than its right neighbour. It stays the
 * same, but for a few bits, if a picture is resized, encoded anew or made brighter.
 */
export function dhashOf(grey: Uint8Array): string | null {
  const { width, height } = DHASH_SIZE
  let hash = 0n
  let bits = 0
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width - 1; column += 1) {
      const at = row * width + column
      const isDarker = (grey[at] ?? 0) < (grey[at + 1] ?? 0)
      hash = (hash << 1n) | (isDarker ? 1n : 0n)
      if (isDarker) bits += 1
    }
  const all = (width - 1) * height
  return bits < LEAST_BITS || bits > all - LEAST_BITS ? null : hash.toString(16).padStart(16, '0')
}
