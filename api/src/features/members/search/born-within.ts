export interface Ages {
  readonly minAge: number | null
  readonly maxAge: number | null
}

/** §3: the birth dates of people of these ages: after `after` (exclusive) until `until` (inclusive). */
export function bornWithin(
  { minAge, maxAge }: Ages,
  now: Date,
): { readonly after: string | null; readonly until: string | null } {
  return {
    after: maxAge === null ? null : yearsBefore(now, maxAge + 1),
    until: minAge === null ? null : yearsBefore(now, minAge),
  }
}

/** The latest birth date of people of this age. For 29 February in a year without one, it is 28 February. */
function yearsBefore(now: Date, years: number): string {
  const [year, month, day] = [now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate()]
  const date = new Date(Date.UTC(year, month, day))
  if (date.getUTCMonth() !== month) date.setUTCDate(0)
  return date.toISOString().slice(0, 10)
}
