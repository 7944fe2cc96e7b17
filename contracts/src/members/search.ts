import * as z from 'contracts/schema'
import { endpoint, type InputOf } from '../endpoint.ts'
import { type Interest, interests } from '../profile/interests.ts'
import { genders } from '../profile/profile-fields.ts'
import { countries } from '../site/countries.ts'
import { memberCard } from './member-card.ts'

export const SEARCH_PAGE = 24
/** The page after which a search is better narrowed than turned. */
export const SEARCH_PAGES = 40
/** Beyond it, results are not counted: "1,000+". */
export const SEARCH_COUNT_CAP = 1_000
export const OLDEST_AGE = 120
/** How many interests can be asked for at once. */
export const SEARCH_INTERESTS = 5

const whole = (least: number, most: number) =>
  z.coerce.number<number>().check(z.int(), z.minimum(least), z.maximum(most))
const yes = z.optional(z.literal('1'))
const oneInterest = `(?:${interests.join('|')})`

/** Interests in an address: `hiking,wine`. */
export const interestList = z
  .string()
  .check(z.regex(new RegExp(`^${oneInterest}(?:,${oneInterest}){0,${SEARCH_INTERESTS - 1}}$`)))

export function interestsIn(list: string | undefined): Interest[] {
  const named = new Set(list?.split(','))
  return interests.filter((interest) => named.has(interest))
}

/** What can be asked for beside gender, country and age, in the order in which the form offers it. */
export const searchFilters = ['with_photo', 'is_new', 'online_lately', 'interests', 'hide_fictional'] as const

/** §3: what is looked for, as it stands in the address of the page. */
export const searchQuery = z.object({
  /** Without it: whom the member looks for and who looks for such a member. A visitor sees all. */
  gender: z.optional(z.enum(genders)),
  /** Without it the member's own; for a visitor the one of `settings.geoip_country`, or the brand's first. */
  country: z.optional(z.enum(countries)),
  /** A region's id (`getRegions`); one of another country is no error, and finds nobody. */
  countryregion: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
  min_age: z.optional(whole(18, OLDEST_AGE)),
  max_age: z.optional(whole(18, OLDEST_AGE)),
  with_photo: yes,
  /** Members for less than seven days. */
  is_new: yes,
  /** Here within the last 24 hours. */
  online_lately: yes,
  /** Who has all of these. */
  interests: z.optional(interestList),
  hide_fictional: yes,
})

/** Parts of a search that one can do without. */
export const loosenable = ['countryregion', 'age', ...searchFilters] as const

/**
 * §2: member search, the latest active first. A visitor may as `mayVisitorSearch` says, and finds only who chose to be
 * visible to visitors; `network` and `ref` are those of the tracking data that the page keeps.
 *
 * `at` of the first page goes with each further one: whoever comes by in the meantime moves up in a new search, not in this
 * one, so that nobody appears twice. `similar=1` pages those who nearly fit (a wider age, the whole country, the
 * neighbours' with the same language) and do not fit, by the same query.
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
    /** ISO date and time. */
    at: z.optional(z.iso.datetime()),
    network: z.optional(z.string().check(z.maxLength(200))),
    ref: z.optional(z.string().check(z.maxLength(200))),
  }),
  answer: z.object({
    profiles: z.array(memberCard),
    /** No more than `SEARCH_COUNT_CAP`; */
    numResults: z.int(),
    /** then there are more than that: "1,000+". */
    is_capped: z.boolean(),
    page: z.int(),
    /** How many there are to turn to, 40 at most; 1 where nobody was found. */
    pages: z.int(),
    at: z.string(),
    /** What was looked for in the end, with what was left out of the query filled in. */
    searched: z.object({
      /** Null: whoever suits (of a member), or everybody (of a visitor). */
      gender: z.nullable(z.enum(genders)),
      country: z.enum(countries),
      countryregion: z.nullable(z.string()),
      min_age: z.nullable(z.int()),
      max_age: z.nullable(z.int()),
    }),
    /** §8: where nobody was found, the parts without any one of which somebody would be. */
    loosen: z.array(z.enum(loosenable)),
  }),
})

/** As it is sent. */
export type SearchQueryInput = NonNullable<InputOf<typeof searchMembers>['query']>
