import { codeSorts, codeStates, countries, type findStaffCodes, type InputOf } from 'contracts'

type Query = Omit<NonNullable<InputOf<typeof findStaffCodes>['query']>, 'brand'>

/** The filters of the list of which each takes one of a few values. */
export const codeChoices = { state: codeStates, country: countries, sort: codeSorts } as const

export const codeChoiceNames = Object.keys(codeChoices) as (keyof typeof codeChoices)[]

const NAMES = ['text', ...codeChoiceNames] as const

/** The filters in a page's address; what is not chosen is empty. */
export type CodeFilters = Readonly<Record<(typeof NAMES)[number], string>>

/** As short as the server lets a search be. */
const SHORTEST = 2

export function codeFiltersIn(search: URLSearchParams): CodeFilters {
  const named = (name: string) => search.get(name)?.trim().slice(0, 40) ?? ''
  const choice = (name: keyof typeof codeChoices) =>
    codeChoices[name].find((one) => one === named(name)) ?? ''
  return { text: named('text'), state: choice('state'), country: choice('country'), sort: choice('sort') }
}

export function codeQueryOf({ text, ...chosen }: CodeFilters): Query {
  const others = Object.entries(chosen).filter(([, value]) => value !== '')
  return { ...(Object.fromEntries(others) as Query), ...(text.length >= SHORTEST && { text }) }
}

/** The query of an address with other filters, on their first page; other parameters stay. */
export function withCodeFilters(search: URLSearchParams, filters: CodeFilters): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('after')
  for (const name of NAMES) {
    if (filters[name]) next.set(name, filters[name])
    else next.delete(name)
  }
  return next
}
