import type { InputOf, readStaffLog } from 'contracts'

export const filterNames = ['who', 'what', 'about', 'from', 'until'] as const

export type LogFilterName = (typeof filterNames)[number]

/** The filters in a page's address; times are days. */
export type LogFilters = Readonly<Record<LogFilterName, string>>

type Query = Omit<NonNullable<InputOf<typeof readStaffLog>['query']>, 'brand' | 'after'>

const DAY = /^\d{4}-\d{2}-\d{2}$/

export function filtersIn(search: URLSearchParams): LogFilters {
  const of = (name: LogFilterName) => search.get(name)?.trim().slice(0, 100) ?? ''
  const day = (name: LogFilterName) => (DAY.test(of(name)) ? of(name) : '')
  return { who: of('who'), what: of('what'), about: of('about'), from: day('from'), until: day('until') }
}

/** The query for the server: from the beginning of the first day to the end of the last one, by the reader’s clock. */
export function queryOf({ who, what, about, from, until }: LogFilters): Query {
  return {
    ...(who && { who }),
    ...(what && { what }),
    ...(about && { about }),
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
export function withFilters(search: URLSearchParams, filters: Partial<LogFilters>): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('after')
  for (const [name, value] of Object.entries(filters)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
