import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { interests } from '../profile/interests.ts'
import { relationshipStatuses } from '../profile/profile-fields.ts'
import { memberCard } from './member-card.ts'
import { searchQuery } from './search.ts'

/** Why somebody is suggested, the strongest first. */
export const matchReasons = [
  'likes_you',
  'shared_interests',
  'same_city',
  'same_region',
  'same_age',
  'online_lately',
  'new_here',
] as const

export const SUGGESTIONS = 12

const { min_age, max_age, interests: wanted } = searchQuery.shape

/**
 * The answers to a few questions, each of which can be left out: how old, how near, what to do together, what kind of
 * relationship they are in. The answer has at most twelve, by mutual interest, none liked yet, the best first. Without any
 * answer it goes by the member's own profile: so for /signup-matches. Refused: `invalid_input`, `too_many_requests`.
 */
export const findMatches = endpoint({
  method: 'GET',
  path: '/api/match-finder.php',
  query: z.object({
    min_age,
    max_age,
    /** The member's own region, or the whole country; without it also those with its language, where few are there. */
    near: z.optional(z.enum(['region', 'country'])),
    interests: wanted,
    relationship_status: z.optional(z.enum(relationshipStatuses)),
    online_lately: searchQuery.shape.online_lately,
  }),
  answer: z.object({
    suggestions: z.array(
      z.object({
        profile: memberCard,
        reasons: z.array(z.enum(matchReasons)),
        /** Of the reason `shared_interests`: what was asked for, or what both have. */
        interests: z.array(z.enum(interests)),
      }),
    ),
  }),
})
