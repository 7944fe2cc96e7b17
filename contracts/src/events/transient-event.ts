import * as z from 'contracts/schema'

/** News for open pages that no one misses later: it has no number and is stored nowhere. */
export const transientEvent = z.object({
  kind: z.literal('typing'),
  /** Id of the member who is typing. */
  profile: z.string(),
})

export type TransientEvent = z.infer<typeof transientEvent>
