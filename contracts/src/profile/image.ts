import * as z from 'contracts/schema'

export const photoStatuses = ['active', 'pending', 'rejected'] as const

/** Pixels of a picture's portrait versions; the full picture has its own proportions. */
export const pictureSizes = {
  match: { width: 640, height: 800 },
  card: { width: 480, height: 600 },
  thumb: { width: 160, height: 200 },
  blurred: { width: 120, height: 150 },
} as const

/** §3: only an active image may be shown to others. File names follow the settings' `cdn_prefix`. */
export const image = z.object({
  /** The full picture, `width` by `height`. */
  filename: z.string(),
  width: z.int(),
  height: z.int(),
  thumb_filename: z.string(),
  /** For grids. */
  card: z.string(),
  /** For the match pop-up. */
  match: z.string(),
  /** Base64 thumbhash, a placeholder until the picture loads. */
  thumbhash: z.string(),
  status: z.enum(photoStatuses),
})

export type Image = z.infer<typeof image>
