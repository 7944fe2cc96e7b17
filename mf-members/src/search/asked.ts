import { type InputOf, SEARCH_PAGES, searchMembers, searchQuery } from 'contracts'

type Query = NonNullable<InputOf<typeof searchMembers>['query']>

/** §3: what is looked for, as it stands in the address. */
export type Asked = Omit<Query, 'pageNumber' | 'similar' | 'at' | 'network' | 'ref'>

/** Where in the results; `at` is the moment for which they hold. */
export interface Place {
  readonly page: number
  readonly similarPage: number
  readonly at?: string | undefined
}

const FIRST: Place = { page: 1, similarPage: 1 }

const { shape } = searchQuery
const names = Object.keys(shape) as (keyof typeof shape)[]

/** Each part that says something; what nobody can ask for is left out, as if it had not been there. */
export function askedIn(params: URLSearchParams): Asked {
  const parts = names.flatMap((name) => {
    const { data } = shape[name].safeParse(params.get(name) ?? undefined)
    return data === undefined ? [] : [[name, data]]
  })
  return inOrder(Object.fromEntries(parts) as Asked)
}

/** Ages the wrong way round are meant the other way. */
function inOrder(asked: Asked): Asked {
  const { min_age: from, max_age: to } = asked
  if (from === undefined || to === undefined || from <= to) return asked
  return { ...asked, min_age: to, max_age: from }
}

const { pageNumber, at: moment } = searchMembers.query.shape

export function placeIn(params: URLSearchParams): Place {
  const page = (name: string) => pageNumber.safeParse(params.get(name) ?? undefined).data ?? 1
  const { data: at } = moment.safeParse(params.get('at') ?? undefined)
  return { page: page('pageNumber'), similarPage: page('similarPage'), ...(at !== undefined && { at }) }
}

/** The query of a page's address, in one order for one search. */
export function queryOf(asked: Asked, { page, similarPage, at }: Place = FIRST): string {
  const isFirst = page === 1 && similarPage === 1
  const query = new URLSearchParams(
    names.flatMap((name) => (asked[name] === undefined ? [] : [[name, String(asked[name])]])),
  )
  if (page > 1) query.set('pageNumber', String(Math.min(page, SEARCH_PAGES)))
  if (similarPage > 1) query.set('similarPage', String(Math.min(similarPage, SEARCH_PAGES)))
  if (!isFirst && at) query.set('at', at)
  return query.toString()
}
