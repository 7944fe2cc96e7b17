import * as z from 'contracts/schema'
import type { getUser } from '../account/user.ts'
import type { AnswerOf } from '../endpoint.ts'
import { image } from '../profile/image.ts'

/** The member's main photo, as it is after whatever changed it. */
export const mainImageChanged = z.object({
  kind: z.literal('main_image'),
  main_image: z.nullable(image),
})

/** The user with this main photo. */
export function withMainImage(
  { user }: AnswerOf<typeof getUser>,
  { main_image }: z.infer<typeof mainImageChanged>,
): AnswerOf<typeof getUser> {
  return { user: user && { ...user, profile: { ...user.profile, main_image } } }
}
