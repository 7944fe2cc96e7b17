import type { pictureSizes } from 'contracts'

/** What is kept of a picture: as a whole, in the sizes that pages show, and blurred. */
export type PictureFile = keyof typeof pictureSizes | 'full'

/** A picture as the site keeps it; nothing of the file that came is in it but what can be seen. */
export interface Prepared {
  readonly files: Readonly<Record<PictureFile, Buffer>>
  /** Of the whole. */
  readonly width: number
  readonly height: number
  /** Its colours in some twenty bytes, as base64. */
  readonly thumbhash: string
}
