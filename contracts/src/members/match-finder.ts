import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { interests } from '../profile/interests.ts'
import { nearness } from '../profile/nearness.ts'
import { relationshipStatuses } from '../profile/profile-fields.ts'
import { memberCard } from './member-card.ts'
import { searchQuery } from './search.ts'

/** Reasons for a suggestion, the strongest first. */
export const matchReasons = [
  'likes_you',
  'shared_interests',
  'same_city',
  'same_region',
  'same_age',
  'near',
  'active',
  'same_country',
  'abroad',
] as const

/** Most reasons shown with a suggestion. */
export const REASONS_SHOWN = 2

export const SUGGESTIONS = 12

const { min_age, max_age, interests: interestFilter } = searchQuery.shape

/**
 * Suggests at most twelve members of mutual interest whom the user has not liked, answered in the swipe game or talked to: those who like the user, then in the order
 * of the search. The query holds the answers to a few optional questions: age, distance, interests, relationship status. An
 * omitted age or distance is the member's preference, else their own profile decides, as on /signup-matches. Refused: `invalid_input`, `too_many_requests`.
 */
export const findMatches = endpoint({
  method: 'GET',
  path: '/api/match-finder.php',
  forMembers: true,
  query: z.object({
    min_age,
    max_age,
    /** Default: the preference, else the country, plus others nearby if it has few members. */
    near: z.optional(z.enum(nearness)),
    interests: interestFilter,
    relationship_status: z.optional(z.enum(relationshipStatuses)),
    online_lately: searchQuery.shape.online_lately,
  }),
  answer: z.object({
    suggestions: z.array(
      z.object({
        profile: memberCard,
        /** The strongest first, at least one and at most `REASONS_SHOWN`. */
        reasons: z.array(z.enum(matchReasons)),
        /** For the reason `shared_interests`: those searched for, or those that both have. */
        interests: z.array(z.enum(interests)),
      }),
    ),
  }),
})
