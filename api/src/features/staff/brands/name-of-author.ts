import { sql } from 'drizzle-orm'
import { brandRevision } from '../../../tables/site.ts'

/** The name of a member of staff, or of the user who ran a command; null if nobody made it. */
export const nameOfAuthor = sql<string | null>`coalesce(
  (select profile.name from profile where profile.member_id = ${brandRevision.author}),
  nullif(${brandRevision.author}, '')
)`
