import { ageOn, type Interest, intimateLast, type matchReasons, REASONS_SHOWN } from 'contracts'
import { regionsAround } from '../../../site/places/regions-around.ts'
import { nearnessOf, type Place } from '../../nearness.ts'
import { activityOf } from '../../profile/activity-of.ts'

type Reason = (typeof matchReasons)[number]

export interface Seeking extends Place {
  readonly age: number | null
  /** The requested interests, or else the seeker's own. */
  readonly interests: readonly Interest[]
}

export interface Candidate extends Pick<Place, 'country' | 'region'> {
  readonly profile: Pick<Place, 'city'> & {
    /** Null if the brand doesn't show it. */
    readonly dateOfBirth: string | null
  }
  readonly interests: readonly Interest[]
  readonly likesMe: boolean
  readonly lastActive: Date
}

/** So many years apart are the same age. */
const YEARS = 3

/** The reasons why a candidate is suggested, at least one, the strongest first, and the interests that both have. */
export function reasonsFor(seeking: Seeking, { profile, ...candidate }: Candidate, now: Date) {
  const { age } = seeking
  const shared = intimateLast(candidate.interests.filter((one) => seeking.interests.includes(one)))
  const nearness = nearnessOf(seeking, { ...candidate, city: profile.city })
  const around = seeking.region === null ? [] : regionsAround(seeking.region)
  const isAround = candidate.region !== null && around.includes(candidate.region)
  const activity = activityOf(candidate.lastActive, now)
  const years =
    age !== null && profile.dateOfBirth !== null && Math.abs(age - ageOn(profile.dateOfBirth, now))
  const holds: readonly (readonly [Reason, boolean])[] = [
    ['likes_you', candidate.likesMe],
    ['shared_interests', shared.length > 0],
    ['same_city', nearness === 'same_city'],
    ['same_region', nearness === 'same_region'],
    ['same_age', years !== false && years <= YEARS],
    ['near', isAround],
    ['active', activity === 'now' || activity === 'today'],
    ['same_country', nearness === 'same_country'],
    // Only suggested when few at home fit.
    ['abroad', nearness === 'elsewhere'],
  ]
  const reasons = holds.filter(([, isTrue]) => isTrue).map(([reason]) => reason)
  return { reasons: reasons.slice(0, REASONS_SHOWN), interests: shared }
}
