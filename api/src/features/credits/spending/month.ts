/** The beginning of the month of a time, or of a month before or after it; in UTC. */
export function monthStart(time: Date, monthsLater = 0): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + monthsLater))
}

/** The month of a time, such as `2026-11`. */
export function monthOf(time: Date): string {
  return time.toISOString().slice(0, 'YYYY-MM'.length)
}
