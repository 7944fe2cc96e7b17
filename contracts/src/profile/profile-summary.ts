import * as z from 'contracts/schema'
import { image } from './image.ts'

/** The short form of a member's profile. */
export const profileSummary = z.object({
  id: z.string(),
  name: z.string(),
  age: z.optional(z.int()),
  city: z.optional(z.nullable(z.string())),
  is_fictional: z.optional(z.boolean()),
  main_image: z.nullable(image),
})

export type ProfileSummary = z.infer<typeof profileSummary>
