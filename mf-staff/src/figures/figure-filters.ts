import { type FigurePeriod, type FunnelGroup, figurePeriods, funnelGroups } from 'contracts'

/** Filters of members; empty: all of them. The first three have a field, the others are chosen in the table of groups. */
export const fieldNames = ['country', 'language', 'network'] as const
export const sourceNames = ['ref', 'sub1', 'sub2', 'sub3', 'lander', 'variant'] as const
const traitNames = [...fieldNames, ...sourceNames]

export type TraitName = (typeof traitNames)[number]

/** The parts of a page's address that say what its figures are about. */
export interface FigureFilters extends Readonly<Record<TraitName, string>> {
  readonly from: string
  readonly until: string
  readonly by: FigurePeriod
  /** Into what the last table divides the members. */
  readonly group: FunnelGroup
}

const DAY = /^20\d\d-\d\d-\d\d$/
/** Twelve weeks. */
const DAYS = 83
const DAY_MS = 24 * 3_600_000
const LONGEST = 200

export function filtersIn(search: URLSearchParams, now = Date.now()): FigureFilters {
  const dayIn = (name: string, daysAgo: number) => {
    const day = search.get(name) ?? ''
    return DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : dayOf(now - daysAgo * DAY_MS)
  }
  const trait = (name: TraitName) => (search.get(name) ?? '').trim().slice(0, LONGEST)
  return {
    from: dayIn('from', DAYS),
    until: dayIn('until', 0),
    by: figurePeriods.find((period) => period === search.get('by')) ?? 'week',
    group: funnelGroups.find((group) => group === search.get('group')) ?? 'country',
    ...(Object.fromEntries(traitNames.map((name) => [name, trait(name)])) as Record<TraitName, string>),
  }
}

/** The part of a query that narrows the figures down. */
export function queryOf(
  { from, until, ...filters }: FigureFilters,
  names: readonly TraitName[] = traitNames,
) {
  const traits = names.flatMap((name) => (filters[name] ? [[name, filters[name]] as const] : []))
  return { from, until, ...Object.fromEntries(traits) }
}

/** Whether the figures can be narrowed down to the members of one of these groups. */
export function asTrait(group: FunnelGroup): TraitName | undefined {
  return traitNames.find((name) => name === group)
}

/** The query of an address with other filters; other parameters stay. */
export function withFilters(search: URLSearchParams, filters: Partial<FigureFilters>): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(filters)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
