import { ageOn, type Interest, type matchReasons, REASONS_SHOWN } from 'contracts'
import type { profile } from '../../../tables/members.ts'
import { nearnessOf } from '../nearness.ts'
import { isNew, LATELY_MS, stepBefore } from '../profile/activity-of.ts'

type Row = typeof profile.$inferSelect
type Reason = (typeof matchReasons)[number]

export interface Candidate {
  readonly profile: Pick<Row, 'country' | 'region' | 'city' | 'interests'> & {
    /** Null if the brand doesn't show it. */
    readonly dateOfBirth: string | null
  }
  readonly likesMe: boolean
  readonly joinedAt: Date
  readonly lastActive: Date
}

export interface Seeker {
  readonly profile: Pick<Row, 'country' | 'region' | 'city' | 'dateOfBirth' | 'interests'>
  /** The requested interests; if empty, the seeker's own count. */
  readonly interests: readonly Interest[]
}

/** The score of each reason; `shared_interests` counts once per interest. */
const WEIGHTS = {
  likes_you: 50,
  shared_interests: 6,
  same_city: 14,
  same_region: 10,
  same_age: 8,
} as const satisfies Record<Reason, number>
/** These add to the score without being a reason: the card shows them, or they say nothing about the two. */
const LATELY = 8
const NEW = 4
const MOST_INTERESTS = 5
const YEARS = 3

/** Scores a candidate, with the reasons, the strongest first. */
export function suggest({ profile: me, interests }: Seeker, candidate: Candidate, now: Date) {
  const { profile: other, likesMe, joinedAt, lastActive } = candidate
  const interesting = new Set(interests.length > 0 ? interests : me.interests)
  const shared = other.interests.filter((interest) => interesting.has(interest))
  const nearness = nearnessOf(me, other)
  const years = other.dateOfBirth && Math.abs(ageOn(me.dateOfBirth, now) - ageOn(other.dateOfBirth, now))
  const holds: Record<Reason, boolean> = {
    likes_you: likesMe,
    shared_interests: shared.length > 0,
    same_city: nearness === 'same_city',
    same_region: nearness === 'same_region',
    same_age: typeof years === 'number' && years <= YEARS,
  }
  const reasons = (Object.keys(WEIGHTS) as Reason[]).filter((reason) => holds[reason])
  const times = (reason: Reason) =>
    reason === 'shared_interests' ? Math.min(shared.length, MOST_INTERESTS) : 1
  const isLately = lastActive >= stepBefore(now, LATELY_MS)
  const bonus = (isLately ? LATELY : 0) + (isNew(joinedAt, now) ? NEW : 0)
  const score = reasons.reduce((sum, reason) => sum + WEIGHTS[reason] * times(reason), bonus)
  return { reasons: reasons.slice(0, REASONS_SHOWN), score, interests: shared }
}
