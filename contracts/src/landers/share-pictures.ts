/** The pictures for shared links, by name: those of the films of mf-landers. */
export const sharePictures = ['bubbles', 'city', 'sea', 'table'] as const

export type SharePicture = (typeof sharePictures)[number]

/** Undefined for a picture that this version doesn't have. */
export function sharePictureOf(id: unknown): SharePicture | undefined {
  return sharePictures.find((picture) => picture === id)
}
