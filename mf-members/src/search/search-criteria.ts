import { type InputOf, SEARCH_PAGES, searchMembers, searchQuery } from 'contracts'
import { currentRole } from 'shared-state/session'

type Query = NonNullable<InputOf<typeof searchMembers>['query']>

/** §3: the search criteria in a page's address. */
export type SearchCriteria = Omit<Query, 'pageNumber' | 'similar' | 'undecided' | 'at' | 'network' | 'ref'>

/** Whether it is no search of the viewer's own, but shows a member whom the site suggests. */
export function isSuggestion(criteria: SearchCriteria): boolean {
  return currentRole() !== 'visitor' && queryStringOf(criteria) === ''
}

/** The page of the results and of the similar members; `at` is the moment for which the results hold. */
export interface Paging {
  readonly page: number
  readonly similarPage: number
  readonly at?: string | undefined
}

const FIRST: Paging = { page: 1, similarPage: 1 }

const { shape } = searchQuery
const names = Object.keys(shape) as (keyof typeof shape)[]

/** Reads the criteria from an address; ignores unknown and invalid ones. */
export function criteriaIn(params: URLSearchParams): SearchCriteria {
  const parts = names.flatMap((name) => {
    const { data } = shape[name].safeParse(params.get(name) ?? undefined)
    return data === undefined ? [] : [[name, data]]
  })
  return withAgesInOrder(Object.fromEntries(parts) as SearchCriteria)
}

function withAgesInOrder(criteria: SearchCriteria): SearchCriteria {
  const { min_age: from, max_age: to } = criteria
  if (from === undefined || to === undefined || from <= to) return criteria
  return { ...criteria, min_age: to, max_age: from }
}

const { pageNumber, at: moment } = searchMembers.query.shape

export function pagingIn(params: URLSearchParams): Paging {
  const page = (name: string) => pageNumber.safeParse(params.get(name) ?? undefined).data ?? 1
  const { data: at } = moment.safeParse(params.get('at') ?? undefined)
  return { page: page('pageNumber'), similarPage: page('similarPage'), ...(at !== undefined && { at }) }
}

/** The query string of a page of results; the same search always yields the same string. */
export function queryStringOf(criteria: SearchCriteria, { page, similarPage, at }: Paging = FIRST): string {
  const isFirst = page === 1 && similarPage === 1
  const query = new URLSearchParams(
    names.flatMap((name) => (criteria[name] === undefined ? [] : [[name, String(criteria[name])]])),
  )
  if (page > 1) query.set('pageNumber', String(Math.min(page, SEARCH_PAGES)))
  if (similarPage > 1) query.set('similarPage', String(Math.min(similarPage, SEARCH_PAGES)))
  if (!isFirst && at) query.set('at', at)
  return query.toString()
}
