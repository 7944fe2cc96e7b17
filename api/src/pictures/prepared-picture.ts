import type { pictureSizes } from 'contracts'

/** The files of a picture: full, blurred, and in the sizes that pages show. */
export type PictureFile = keyof typeof pictureSizes | 'full'

/** A picture as the site stores it, with nothing of the uploaded file but its visible content. */
export interface PreparedPicture {
  readonly files: Readonly<Record<PictureFile, Buffer>>
  /** Width of the full picture. */
  readonly width: number
  readonly height: number
  /** Its colours in about twenty bytes, as base64. */
  readonly thumbhash: string
  /** Tells pictures that look the same, see `dhashOf`; null for one with too little in it. */
  readonly dhash?: string | null
}
