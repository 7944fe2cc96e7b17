import * as z from 'zod/mini'

/** §3: only an active image may be shared. File names stand after the settings' `cdn_prefix`. */
export const image = z.object({
  filename: z.string(),
  thumb_filename: z.string(),
  /** For the match pop-up. */
  match: z.optional(z.string()),
  status: z.enum(['active', 'pending', 'rejected']),
})

export type Image = z.infer<typeof image>
