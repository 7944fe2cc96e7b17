import * as z from 'contracts/schema'

export const photoStatuses = ['active', 'pending', 'rejected'] as const

/** Dots of the files of a picture that have the proportion of a portrait; the whole has its own. */
export const pictureSizes = {
  match: { width: 640, height: 800 },
  card: { width: 480, height: 600 },
  thumb: { width: 160, height: 200 },
  blurred: { width: 120, height: 150 },
} as const

/** §3: only an active image may be shared. File names stand after the settings' `cdn_prefix`. */
export const image = z.object({
  /** The whole, whose proportion is `width` to `height`. */
  filename: z.string(),
  width: z.int(),
  height: z.int(),
  thumb_filename: z.string(),
  /** For grids. */
  card: z.string(),
  /** For the match pop-up. */
  match: z.string(),
  /** Base64: the colours of the picture, to be seen before it comes. */
  thumbhash: z.string(),
  status: z.enum(photoStatuses),
})

export type Image = z.infer<typeof image>
