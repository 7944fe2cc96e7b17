import * as z from 'zod/mini'

/** Who looks at the page, as far as the frame needs to know. */
const sessionUser = z.object({
  id: z.string(),
  role: z.enum(['member', 'staff']),
})

/** What the server writes into the HTML for the page's own code. */
export const siteState = z.object({
  siteName: z.string(),
  user: z.nullable(sessionUser),
})

export type SessionUser = z.infer<typeof sessionUser>
export type SiteState = z.infer<typeof siteState>
