import * as z from 'contracts/schema'
import { endpoint, type InputOf } from '../endpoint.ts'
import { OLDEST_AGE, YOUNGEST_AGE } from '../profile/age-range.ts'
import { type Interest, interests } from '../profile/interests.ts'
import { genders } from '../profile/profile-fields.ts'
import { countries } from '../site/countries.ts'
import { memberCard } from './member-card.ts'
import { trafficSource } from './traffic-source.ts'

export const SEARCH_PAGE = 24
/** Last page of a search: beyond it, narrowing the search helps more. */
export const SEARCH_PAGES = 40
/** Results are counted up to this number: "1,000+". */
export const SEARCH_COUNT_CAP = 1_000
/** Most interests in one search. */
export const SEARCH_INTERESTS = 5

const whole = (least: number, most: number) =>
  z.coerce.number<number>().check(z.int(), z.minimum(least), z.maximum(most))
const yes = z.optional(z.literal('1'))
const oneInterest = `(?:${interests.join('|')})`

/** Interests in a URL: `hiking,wine`. */
export const interestList = z
  .string()
  .check(z.regex(new RegExp(`^${oneInterest}(?:,${oneInterest}){0,${SEARCH_INTERESTS - 1}}$`)))

export function interestsIn(list: string | undefined): Interest[] {
  const named = new Set(list?.split(','))
  return interests.filter((interest) => named.has(interest))
}

/** Filters besides gender, country and age, in the order of the form. */
export const searchFilters = ['with_photo', 'is_new', 'online_lately', 'interests', 'hide_fictional'] as const

/** §3: the search as the page's URL holds it. */
export const searchQuery = z.object({
  /** Default: mutual interest between the members, as their preferences say; all for a visitor. */
  gender: z.optional(z.enum(genders)),
  /** Default: the member's own; for a visitor `settings.geoip_country`, or the brand's first. */
  country: z.optional(z.enum(countries)),
  /**
   * A region's id (`getRegions`); one of another country finds no one, without an error. Default: the
   * member's own if they prefer members of their region and the query has no country.
   */
  countryregion: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
  /** Defaults: the member's preferences. 18 and `OLDEST_AGE` open the range. */
  min_age: z.optional(whole(YOUNGEST_AGE, OLDEST_AGE)),
  max_age: z.optional(whole(YOUNGEST_AGE, OLDEST_AGE)),
  with_photo: yes,
  /** Joined less than seven days ago. */
  is_new: yes,
  /** Active within the last 24 hours. */
  online_lately: yes,
  /** Members who have all of these. */
  interests: z.optional(interestList),
  hide_fictional: yes,
})

/** Parts of a search that can be dropped to find more. */
export const loosenable = ['countryregion', 'age', ...searchFilters] as const

/**
 * §2: member search: members with a photo first. Unless ages are set, those within eight years of the member's own come before the
 * others; all by one score of age, distance, shared interests, activity and photos. Visitors may search if `mayVisitorSearch`, and
 * only find members who are visible to visitors; `network` and `ref` come from the tracking data that the page stores.
 *
 * Each further page repeats the `at` of the first one, so that members who become active in the meantime don't move up;
 * one that is too old counts as none. It is coarse, and nobody can make one, so that it tells when no one was last here.
 * `similar=1` pages through near misses of the same query, in the same country and beyond it: five years younger or older, or
 * within eight years of the member's own age if the search has no ages. They are suggestions, as with `undecided=1`.
 *
 * Refused: `authentication_required` (403, a visitor who may not search), `invalid_input` (422, with the fields;
 * a `pageNumber` above 40 too), `too_many_requests` (429).
 */
export const searchMembers = endpoint({
  method: 'GET',
  path: '/api/members.php',
  query: z.extend(searchQuery, {
    pageNumber: z.optional(whole(1, SEARCH_PAGES)),
    similar: yes,
    /** A suggestion: leaves out whom the member has liked, answered in the swipe game or talked to. */
    undecided: yes,
    /** The `at` of the first page. */
    at: z.optional(z.string().check(z.maxLength(100))),
    ...trafficSource,
  }),
  answer: z.object({
    profiles: z.array(memberCard),
    /** At most `SEARCH_COUNT_CAP`. */
    numResults: z.int(),
    /** Whether there are more: "1,000+". */
    is_capped: z.boolean(),
    page: z.int(),
    /** Number of pages, at most 40; 1 without results. */
    pages: z.int(),
    /** Opaque; it is good for an hour. */
    at: z.string(),
    /** The query with its defaults filled in. */
    searched: z.object({
      /** Null: mutual interest for a member, everyone for a visitor. */
      gender: z.nullable(z.enum(genders)),
      country: z.enum(countries),
      countryregion: z.nullable(z.string()),
      min_age: z.nullable(z.int()),
      max_age: z.nullable(z.int()),
    }),
    /** §8: without results, the parts of which dropping any single one would find someone. */
    loosen: z.array(z.enum(loosenable)),
  }),
})

/** The query as it is sent. */
export type SearchQueryInput = NonNullable<InputOf<typeof searchMembers>['query']>
