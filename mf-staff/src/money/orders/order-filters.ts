import {
  countries,
  type findStaffOrders,
  type InputOf,
  orderAttentions,
  orderStatuses,
  paymentMethods,
} from 'contracts'

type Query = Omit<NonNullable<InputOf<typeof findStaffOrders>['query']>, 'brand'>

/** The filters of a list of which each takes one of a few values. */
export const choices = {
  status: orderStatuses,
  attention: orderAttentions,
  method: paymentMethods,
  country: countries,
  sort: ['latest', 'earliest'],
} as const

export type Choice = keyof typeof choices

export const choiceNames = Object.keys(choices) as Choice[]

const NAMES = ['text', 'from', 'until', ...choiceNames] as const

/** The filters in a page's address; times are days, and what is not chosen is empty. */
export type OrderFilters = Readonly<Record<(typeof NAMES)[number], string>>

const DAY = /^\d{4}-\d{2}-\d{2}$/
/** As short as the server lets a search be. */
const SHORTEST = 2

export function filtersIn(search: URLSearchParams): OrderFilters {
  const named = (name: string) => search.get(name)?.trim().slice(0, 254) ?? ''
  const day = (name: string) => (DAY.test(named(name)) ? named(name) : '')
  const choice = (name: Choice) => choices[name].find((one) => one === named(name)) ?? ''
  return {
    text: named('text'),
    from: day('from'),
    until: day('until'),
    status: choice('status'),
    attention: choice('attention'),
    method: choice('method'),
    country: choice('country'),
    sort: choice('sort'),
  }
}

/** The query for the server: from the beginning of the first day to the end of the last one, by the reader’s clock. */
export function queryOf({ text, from, until, ...chosen }: OrderFilters): Query {
  const others = Object.entries(chosen).filter(([, value]) => value !== '')
  return {
    ...(Object.fromEntries(others) as Query),
    ...(text.length >= SHORTEST && { text }),
    ...(from && { from: startOf(from, 0) }),
    ...(until && { until: startOf(until, 1) }),
  }
}

function startOf(day: string, later: number): string {
  const date = new Date(`${day}T00:00:00`)
  date.setDate(date.getDate() + later)
  return date.toISOString()
}

/** The query of an address with other filters, on their first page; other parameters stay. */
export function withFilters(search: URLSearchParams, filters: OrderFilters): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('after')
  for (const name of NAMES) {
    if (filters[name]) next.set(name, filters[name])
    else next.delete(name)
  }
  return next
}
