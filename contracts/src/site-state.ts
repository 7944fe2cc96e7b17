import * as z from 'contracts/schema'
import { user } from './account/user.ts'
import { chats } from './chat/chats.ts'
import { likes } from './members/likes.ts'
import { settings } from './site/settings.ts'

/** The state that the server writes into the HTML, so that the page starts without requesting it. */
export const siteState = z.object({
  settings,
  user: z.nullable(user),
  /** The visitor's browser says, in a cookie, that they have passed the entry warning. */
  is_past_warning: z.optional(z.boolean()),
  /** Whether the viewer reads English as Americans write it. */
  is_american: z.optional(z.boolean()),
  /** Whether marketing has published a document for the visitor's home. */
  has_home_document: z.optional(z.boolean()),
  /** The landing pages for a chosen member for which marketing has published a document, under any slug. */
  member_documents: z.optional(z.array(z.string())),
  chats: z.optional(chats),
  likes: z.optional(likes),
  /** The last of the member's events that all of this is sure to include. */
  position: z.optional(z.int()),
})

export type SiteState = z.infer<typeof siteState>
