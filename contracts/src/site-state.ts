import * as z from 'contracts/schema'
import { user } from './account/user.ts'
import { chats } from './chat/chats.ts'
import { likes } from './members/likes.ts'
import { settings } from './site/settings.ts'

/** What the server writes into the HTML: the page begins without asking for any of it. */
export const siteState = z.object({
  settings,
  user: z.nullable(user),
  chats: z.optional(chats),
  likes: z.optional(likes),
  /** After which of the member's events all of this was had, at the earliest. */
  position: z.optional(z.int()),
})

export type SiteState = z.infer<typeof siteState>
