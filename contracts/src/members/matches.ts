import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { profileSummary } from '../profile/profile-summary.ts'
import { countries } from '../site/countries.ts'

/** A member whom the user likes and who likes the user, since the later of the two likes. */
export const matchedProfile = z.extend(profileSummary, {
  country: z.optional(z.nullable(z.enum(countries))),
  /** ISO date and time. */
  matched_at: z.string(),
  /** Whether the two have a conversation, even if the user has deleted it. */
  has_conversation: z.boolean(),
})

/** The latest first. */
export const matches = z.object({ matches: z.array(matchedProfile) })

export type Matches = z.infer<typeof matches>

export const getMatches = endpoint({
  method: 'GET',
  path: '/api/matches.php',
  forMembers: true,
  answer: matches,
})
