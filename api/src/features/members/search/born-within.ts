/** §3: between which birthdays somebody of these ages was born, as dates; the first one is just too old. */
export function bornWithin(
  { minAge, maxAge }: { readonly minAge: number | null; readonly maxAge: number | null },
  now: Date,
): { readonly after: string | null; readonly until: string | null } {
  return {
    after: maxAge === null ? null : yearsBefore(now, maxAge + 1),
    until: minAge === null ? null : yearsBefore(now, minAge),
  }
}

/** Whoever was born on this day or earlier is so old. On 29 February, of a year without one, that is the day before. */
function yearsBefore(now: Date, years: number): string {
  const [year, month, day] = [now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate()]
  const date = new Date(Date.UTC(year, month, day))
  if (date.getUTCMonth() !== month) date.setUTCDate(0)
  return date.toISOString().slice(0, 10)
}
