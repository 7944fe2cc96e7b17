import {
  type AnswerOf,
  countries as allCountries,
  type Country,
  countryLanguages,
  genders,
  type Interest,
  interestsIn,
  type loosenable,
  OLDEST_AGE,
  type SearchQueryInput,
  type searchMembers,
} from 'contracts'
import { type Orientation, whoSuits } from '../orientation-rules.ts'

type SearchQuery = SearchQueryInput

/** Those of one gender, and what they may say of whom they look for; null: whatever. */
interface Lane {
  readonly gender: (typeof genders)[number]
  readonly sexualities: ReturnType<typeof whoSuits>[number]['sexualities'] | null
}

/** Whom a search finds, whoever asks. */
export interface Criteria {
  readonly brandId: string
  readonly lanes: readonly Lane[]
  readonly countries: readonly Country[]
  readonly region: string | null
  readonly minAge: number | null
  readonly maxAge: number | null
  readonly withPhoto: boolean
  readonly isNew: boolean
  readonly isLately: boolean
  readonly interests: readonly Interest[]
  readonly hideFictional: boolean
  /** Of visitors: who chose to be seen by them. */
  readonly isVisitor: boolean
}

export interface Searcher extends Orientation {
  readonly brandId: string
  readonly isVisitor: boolean
  /** Where the searcher lives, or seems to be. */
  readonly country: string | null
  /** Of the brand. */
  readonly countries: readonly Country[]
}

const ANYBODY: readonly Lane[] = genders.map((gender) => ({ gender, sexualities: null }))

/** §3: what is looked for, with what the query leaves out filled in by who asks. */
export function criteriaOf(query: SearchQuery, searcher: Searcher): Criteria {
  const { isVisitor, brandId } = searcher
  return {
    brandId,
    lanes: lanesOf(query, searcher),
    countries: [query.country ?? homeOf(searcher)],
    region: query.countryregion ?? null,
    minAge: query.min_age ?? null,
    maxAge: query.max_age ?? null,
    withPhoto: query.with_photo === '1',
    isNew: query.is_new === '1',
    isLately: query.online_lately === '1',
    interests: interestsIn(query.interests),
    hideFictional: query.hide_fictional === '1',
    isVisitor,
  }
}

function lanesOf({ gender }: SearchQuery, searcher: Searcher): readonly Lane[] {
  if (gender !== undefined) return [{ gender, sexualities: null }]
  if (searcher.isVisitor || searcher.gender === null) return ANYBODY
  return whoSuits(searcher)
}

function homeOf({ country, countries }: Searcher): Country {
  return countries.find((one) => one === country) ?? countries[0] ?? 'US'
}

export function searchedOf(query: SearchQuery, { countries, ...criteria }: Criteria) {
  const searched: AnswerOf<typeof searchMembers>['searched'] = {
    gender: query.gender ?? null,
    country: countries[0] ?? 'US',
    countryregion: criteria.region,
    min_age: criteria.minAge,
    max_age: criteria.maxAge,
  }
  return searched
}

const YEARS = 5

/** Who nearly fits: somewhat older or younger, of the whole country and those with its language, by mutual interest. */
export function similarTo(criteria: Criteria, searcher: Searcher): Criteria {
  const { minAge, maxAge, lanes, countries } = criteria
  const suiting = whoSuits(searcher).filter(({ gender }) => lanes.some((lane) => lane.gender === gender))
  return {
    ...criteria,
    lanes: suiting.length > 0 ? suiting : lanes,
    countries: neighboursOf(countries, searcher.countries),
    region: null,
    minAge: minAge === null ? null : Math.max(0, minAge - YEARS),
    maxAge: maxAge === null ? null : Math.min(OLDEST_AGE, maxAge + YEARS),
    isNew: false,
    isLately: false,
    interests: [],
  }
}

/** These, and those of the brand where people speak the same. */
export function neighboursOf(countries: readonly Country[], served: readonly Country[]): Country[] {
  const spoken = new Set(countries.map((country) => countryLanguages[country][0]))
  const near = served.filter((country) => spoken.has(countryLanguages[country][0]))
  return allCountries.filter((country) => countries.includes(country) || near.includes(country))
}

type Part = (typeof loosenable)[number]

/** The search without one of its parts; undefined where it asks for no such thing. */
export function without(part: Part, criteria: Criteria): Criteria | undefined {
  switch (part) {
    case 'countryregion':
      return criteria.region === null ? undefined : { ...criteria, region: null }
    case 'age':
      return criteria.minAge === null && criteria.maxAge === null
        ? undefined
        : { ...criteria, minAge: null, maxAge: null }
    case 'with_photo':
      return criteria.withPhoto ? { ...criteria, withPhoto: false } : undefined
    case 'is_new':
      return criteria.isNew ? { ...criteria, isNew: false } : undefined
    case 'online_lately':
      return criteria.isLately ? { ...criteria, isLately: false } : undefined
    case 'interests':
      return criteria.interests.length > 0 ? { ...criteria, interests: [] } : undefined
    case 'hide_fictional':
      return criteria.hideFictional ? { ...criteria, hideFictional: false } : undefined
  }
}
