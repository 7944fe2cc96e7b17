const MINUTE_MS = 60_000
/** The length of `2027-01-31T12:00`, which a field for date and time holds. */
const LENGTH = 16

/** A stored time as the field for date and time shows it, in the editor's own time zone. */
export function toLocalTime(time: string | undefined): string {
  if (time === undefined) return ''
  const date = new Date(time)
  return new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, LENGTH)
}

/** Undefined for an empty or unfinished time. */
export function fromLocalTime(local: string): string | undefined {
  const date = new Date(local)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
