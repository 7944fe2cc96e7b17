import {
  type AnswerOf,
  countries as allCountries,
  type Country,
  countryLanguages,
  genders,
  type loosenable,
  OLDEST_AGE,
  type ProfileFieldName,
  type SearchQueryInput,
  type searchFilters,
  type searchMembers,
} from 'contracts'
import { type Orientation, type SuitingGender, suitingGenders } from '../orientation-rules.ts'
import { isVisibleField, type VisibleFields } from '../profile/shown-fields.ts'

/** One gender, limited to these sexualities (null: any). */
export interface Lane {
  readonly gender: SuitingGender['gender']
  readonly sexualities: SuitingGender['sexualities'] | null
}

/** The filters of a search, named as in its query; one that is left out filters nothing. */
type SearchFilters = Pick<
  SearchQueryInput,
  'countryregion' | 'min_age' | 'max_age' | (typeof searchFilters)[number]
>

/** The members that a search finds, before blocks and paging. */
export interface Criteria {
  readonly brandId: string
  readonly lanes: readonly Lane[]
  readonly countries: readonly Country[]
  readonly filters: SearchFilters
  /** Whether it finds only members who chose to be visible to visitors. */
  readonly isForVisitors: boolean
}

/** The member or visitor who searches, as far as it decides what they find. */
export interface Searcher extends Orientation {
  readonly brandId: string
  /** Null for a visitor. */
  readonly memberId: string | null
  /** The member's country, or the visitor's as far as it is known. */
  readonly country: string | null
  /** The countries that the brand serves. */
  readonly countries: readonly Country[]
  /** The brand's settings that say which fields of a profile others may see, and so search by. */
  readonly visible: VisibleFields
}

const ANY_GENDER: readonly Lane[] = genders.map((gender) => ({ gender, sexualities: null }))

/**
 * §3: the criteria of a search; the searcher decides what the query leaves out. A filter by a field that the brand hides
 * filters nothing, or it would tell what the profile doesn't.
 */
export function criteriaOf(asked: SearchQueryInput, searcher: Searcher): Criteria {
  const query = { ...asked }
  for (const [filter, field] of FIELDS) if (!isVisibleField(field, searcher.visible)) delete query[filter]
  // Visitors don't see when a member was last here.
  if (searcher.memberId === null) delete query.online_lately
  const { countryregion, min_age, max_age } = query
  const { with_photo, is_new, online_lately, interests, hide_fictional } = query
  return {
    brandId: searcher.brandId,
    lanes: lanesOf(query, searcher),
    countries: [query.country ?? homeOf(searcher)],
    filters: {
      countryregion,
      min_age,
      max_age,
      with_photo,
      is_new,
      online_lately,
      interests,
      hide_fictional,
    },
    isForVisitors: searcher.memberId === null,
  }
}

/** The filters that tell a field of the profiles they find. */
const FIELDS = [
  ['gender', 'gender'],
  ['countryregion', 'region'],
  ['min_age', 'date_of_birth'],
  ['max_age', 'date_of_birth'],
  ['interests', 'interests'],
] as const satisfies readonly (readonly [keyof SearchQueryInput, ProfileFieldName])[]

function lanesOf({ gender }: SearchQueryInput, searcher: Searcher): readonly Lane[] {
  if (gender !== undefined) return [{ gender, sexualities: null }]
  return searcher.memberId === null || searcher.gender === null ? ANY_GENDER : suitingGenders(searcher)
}

function homeOf({ country, countries }: Searcher): Country {
  return countries.find((one) => one === country) ?? countries[0] ?? 'US'
}

/** Criteria for the members of these countries who suit this one, without filters. Nobody suits a member without a gender. */
export function suitingCriteria(
  { brandId, ...orientation }: Orientation & { readonly brandId: string },
  countries: readonly Country[],
): Criteria {
  return { brandId, lanes: suitingGenders(orientation), countries, filters: {}, isForVisitors: false }
}

/** The search as it was run, with the defaults that it filled in. */
export function appliedSearch(query: SearchQueryInput, { countries, filters }: Criteria) {
  const searched: AnswerOf<typeof searchMembers>['searched'] = {
    gender: query.gender ?? null,
    country: countries[0] ?? 'US',
    countryregion: filters.countryregion ?? null,
    min_age: filters.min_age ?? null,
    max_age: filters.max_age ?? null,
  }
  return searched
}

const YEARS = 5

/** Widens a search: a few years younger or older, any region, other countries of the same language, any activity. */
export function similarCriteria(criteria: Criteria, searcher: Searcher): Criteria {
  const { lanes, countries, filters } = criteria
  const suiting = suitingGenders(searcher).filter(({ gender }) =>
    lanes.some((lane) => lane.gender === gender),
  )
  return {
    ...criteria,
    lanes: suiting.length > 0 ? suiting : lanes,
    countries: withSameLanguage(countries, searcher.countries),
    filters: {
      min_age: filters.min_age && Math.max(0, filters.min_age - YEARS),
      max_age: filters.max_age && Math.min(OLDEST_AGE, filters.max_age + YEARS),
      with_photo: filters.with_photo,
      hide_fictional: filters.hide_fictional,
    },
  }
}

/** These countries, and those that the brand serves with the same main language. */
export function withSameLanguage(countries: readonly Country[], served: readonly Country[]): Country[] {
  const spoken = new Set(countries.map((country) => countryLanguages[country][0]))
  const near = served.filter((country) => spoken.has(countryLanguages[country][0]))
  return allCountries.filter((country) => countries.includes(country) || near.includes(country))
}

/** The search without one of its filters; undefined if it doesn't have that filter. */
export function withoutFilter(part: (typeof loosenable)[number], criteria: Criteria): Criteria | undefined {
  const names: readonly (keyof SearchFilters)[] = part === 'age' ? ['min_age', 'max_age'] : [part]
  if (names.every((name) => criteria.filters[name] === undefined)) return undefined
  const filters = { ...criteria.filters }
  for (const name of names) delete filters[name]
  return { ...criteria, filters }
}
