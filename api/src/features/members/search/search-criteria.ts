import {
  type AnswerOf,
  type Country,
  genders,
  type Interest,
  isFieldShown,
  type loosenable,
  OLDEST_AGE,
  type Preferences,
  type ProfileFieldName,
  type SearchQueryInput,
  type ShownFields,
  searchFields,
  type searchFilters,
  type searchMembers,
  type searchQuery,
  YOUNGEST_AGE,
} from 'contracts'
import type * as z from 'contracts/schema'
import { regionsAround } from '../../site/places/regions-around.ts'
import { type Orientation, type SuitingGender, suitingGenders } from '../orientation-rules.ts'
import { preferredFilters } from '../preferences/preferred-filters.ts'
import type { Ages } from './born-within.ts'
import { countriesAround } from './countries-around.ts'
import { agesAround, type Seeker } from './score.ts'
import { audienceAges } from './visitor-order.ts'

/** One gender, limited to these sexualities (null: any). */
export interface Lane {
  readonly gender: SuitingGender['gender']
  readonly sexualities: SuitingGender['sexualities'] | null
}

/** The filters of a search, named as in its query; one that is left out filters nothing. */
export type SearchFilters = Pick<
  SearchQueryInput,
  'countryregion' | 'min_age' | 'max_age' | (typeof searchFilters)[number]
>

/** The members that a search finds, before blocks and paging. */
export interface Criteria {
  readonly brandId: string
  readonly lanes: readonly Lane[]
  /** Groups of countries, the nearest first: the members of the first group come before the others. */
  readonly countries: readonly (readonly Country[])[]
  readonly filters: SearchFilters
  /** Whether it finds only members who chose to be visible to visitors. */
  readonly isForVisitors: boolean
}

/** The searching member or visitor, as far as it decides the results, with the effective orientation. */
export interface Searcher extends Orientation {
  readonly brandId: string
  /** Null for a visitor. */
  readonly memberId: string | null
  /** The member's country, or the visitor's as far as it is known. */
  readonly country: string | null
  readonly region: string | null
  readonly city: string | null
  readonly interests: readonly Interest[]
  /** Null for a visitor. */
  readonly age: number | null
  readonly preferences: Preferences
  /** The brand's minimum age. */
  readonly youngest: number
  /** The countries that the brand serves. */
  readonly countries: readonly Country[]
  /** The brand's settings that say which fields of a profile others may see, and so search by. */
  readonly visible: ShownFields
  /** The filters of the closed list that the brand offers. */
  readonly offered: readonly (typeof searchFields)[number][]
}

const ANY_GENDER: readonly Lane[] = genders.map((gender) => ({ gender, sexualities: null }))

/**
 * §3: the criteria of a search; the searcher's preferences decide what the query leaves out. A filter that
 * the brand doesn't offer filters nothing; one by a field that it hides would tell what the profile doesn't.
 */
export function criteriaOf(asked: SearchQueryInput, searcher: Searcher): Criteria {
  const query = { ...asked }
  for (const [filter, field] of Object.entries(FIELDS) as [keyof typeof FIELDS, ProfileFieldName | null][])
    if (field && !isFieldShown(field, searcher.visible)) delete query[filter]
  for (const filter of searchFields) if (!searcher.offered.includes(filter)) delete query[filter]
  // Visitors don't see when a member was last here.
  if (searcher.memberId === null) delete query.online_lately
  const home = homeOf(searcher)
  const preferred = preferredFilters(searcher.preferences, searcher.region, searcher.visible)
  // A query with a country means all of it, and the own region is in the own country only.
  const isAtHome = query.country === undefined && searcher.country === home
  const { countryregion = isAtHome ? preferred.countryregion : undefined } = query
  const ages = agesOf(query, preferred)
  const { with_photo, is_new, online_lately, interests, hide_fictional } = query
  return {
    brandId: searcher.brandId,
    lanes: lanesOf(query, searcher),
    countries: [[query.country ?? home]],
    filters: {
      countryregion,
      ...ages,
      with_photo,
      is_new,
      online_lately,
      interests,
      hide_fictional,
    },
    isForVisitors: searcher.memberId === null,
  }
}

type AskedAges = Pick<SearchFilters, 'min_age' | 'max_age'>

/** The asked ages, which replace both, or else the preferred ones; an end of the scale is no limit. */
export function agesOf(asked: AskedAges, preferred: AskedAges) {
  const { min_age, max_age } = hasAges(asked) ? asked : preferred
  return {
    min_age: min_age === YOUNGEST_AGE ? undefined : min_age,
    max_age: max_age === OLDEST_AGE ? undefined : max_age,
  }
}

function hasAges({
  min_age = null,
  max_age = null,
}: {
  readonly min_age?: number | null | undefined
  readonly max_age?: number | null | undefined
}): boolean {
  return min_age !== null || max_age !== null
}

/** The facts by which a search of this member compares others; nothing that the brand hides of them. */
export function seekerOf(searcher: Searcher, asked: AskedAges): Seeker {
  const { visible, region, city, interests } = searcher
  const here = isFieldShown('region', visible) ? region : null
  return {
    age: countsOwnAge(searcher, asked) ? searcher.age : null,
    region: here,
    city: here !== null && isFieldShown('city', visible) ? city : null,
    around: here === null ? [] : regionsAround(here),
    interests: isFieldShown('interests', visible) ? interests : [],
  }
}

/** The ages that come first: those around the member's own, or those for whom visitors look most. Null if any were set. */
export function firstAges(searcher: Searcher, asked: AskedAges): Ages | null {
  if (!countsOwnAge(searcher, asked)) return null
  return searcher.age === null ? audienceAges(searcher.youngest) : agesAround(searcher.age)
}

/** Whether no ages were set, neither in the query nor in the preferences. */
function countsOwnAge({ preferences, visible }: Searcher, asked: AskedAges): boolean {
  return !hasAges(asked) && !hasAges(preferences) && isFieldShown('date_of_birth', visible)
}

/** The field that a filter tells of the profiles it finds: where the brand hides it, nobody can filter by it. */
const FIELDS: Readonly<Record<keyof z.infer<typeof searchQuery>, ProfileFieldName | null>> = {
  gender: 'gender',
  // A search is always within a country.
  country: null,
  countryregion: 'region',
  min_age: 'date_of_birth',
  max_age: 'date_of_birth',
  with_photo: null,
  is_new: null,
  online_lately: null,
  interests: 'interests',
  hide_fictional: null,
}

function lanesOf({ gender }: SearchQueryInput, searcher: Searcher): readonly Lane[] {
  if (gender !== undefined) return [{ gender, sexualities: null }]
  return searcher.memberId === null || searcher.gender === null ? ANY_GENDER : suitingGenders(searcher)
}

function homeOf({ country, countries }: Searcher): Country {
  return countries.find((one) => one === country) ?? countries[0] ?? 'US'
}

/** Criteria for the members of these countries who suit this one. Nobody suits one without a gender. */
export function suitingCriteria(
  { brandId, ...orientation }: Orientation & { readonly brandId: string },
  countries: Criteria['countries'],
): Criteria {
  return { brandId, lanes: suitingGenders(orientation), countries, filters: {}, isForVisitors: false }
}

/** The search as it was run, with the defaults that it filled in. */
export function appliedSearch(query: SearchQueryInput, { countries, filters }: Criteria) {
  const searched: AnswerOf<typeof searchMembers>['searched'] = {
    gender: query.gender ?? null,
    country: countries[0]?.[0] ?? 'US',
    countryregion: filters.countryregion ?? null,
    min_age: filters.min_age ?? null,
    max_age: filters.max_age ?? null,
  }
  return searched
}

/** How much younger or older near misses are than the ages of the search. */
const NEAR_YEARS = 5

/** Filters that a near miss need not meet. */
const MISSED_BY = ['countryregion', 'min_age', 'max_age', 'is_new', 'online_lately', 'interests'] as const

/** Widens a search: a few years each way, any region and activity, then neighbours and all others. */
export function similarCriteria(criteria: Criteria, searcher: Searcher): Criteria {
  const { lanes, countries, filters } = criteria
  const suiting = suitingGenders(searcher).filter(({ gender }) =>
    lanes.some((lane) => lane.gender === gender),
  )
  const around = countriesAround(countries[0]?.[0] ?? homeOf(searcher), searcher.countries)
  // Without such a filter, the results have everybody in the country: to look for others there would take a second.
  const isMissed = MISSED_BY.some((filter) => filters[filter] !== undefined)
  return {
    ...criteria,
    lanes: suiting.length > 0 ? suiting : lanes,
    countries: [isMissed ? around.home : [], around.neighbours, around.sameLanguage, around.others],
    filters: {
      ...similarAges(filters, searcher),
      with_photo: filters.with_photo,
      hide_fictional: filters.hide_fictional,
    },
  }
}

function similarAges({ min_age, max_age }: SearchFilters, searcher: Searcher): AskedAges {
  if (hasAges({ min_age, max_age })) {
    return {
      min_age: min_age && Math.max(YOUNGEST_AGE, min_age - NEAR_YEARS),
      max_age: max_age && Math.min(OLDEST_AGE, max_age + NEAR_YEARS),
    }
  }
  if (searcher.age === null || !isFieldShown('date_of_birth', searcher.visible)) return {}
  const { minAge, maxAge } = agesAround(searcher.age)
  return { min_age: Math.max(YOUNGEST_AGE, minAge), max_age: maxAge }
}

/** The search without one of its filters; undefined if it doesn't have that filter. */
export function withoutFilter(part: (typeof loosenable)[number], criteria: Criteria): Criteria | undefined {
  const names: readonly (keyof SearchFilters)[] = part === 'age' ? ['min_age', 'max_age'] : [part]
  if (names.every((name) => criteria.filters[name] === undefined)) return undefined
  const filters = { ...criteria.filters }
  for (const name of names) delete filters[name]
  return { ...criteria, filters }
}
