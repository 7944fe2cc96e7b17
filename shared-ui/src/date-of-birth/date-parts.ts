export type DatePart = 'day' | 'month' | 'year'
/** The texts of the three inputs: digits, or empty. */
export type DateParts = Readonly<Record<DatePart, string>>

const EARLIEST_YEAR = 1900
const DIGITS = { day: 2, month: 2, year: 4 } as const

export const noParts: DateParts = { day: '', month: '', year: '' }

/** The order in which a locale writes a date. */
export function orderOfParts(locale: string): DatePart[] {
  const options = { day: 'numeric', month: 'numeric', year: 'numeric', calendar: 'gregory' } as const
  return new Intl.DateTimeFormat(locale, options)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type): type is DatePart => type in DIGITS)
}

export function partsOf(isoDate: string | null | undefined): DateParts {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate ?? '') ?? []
  return year && month && day ? { day, month, year } : noParts
}

/** Null while a part is missing, for a day that does not exist, and for an implausible year. */
export function isoDateOf({ day, month, year }: DateParts): string | null {
  if (year.length < DIGITS.year || Number(year) < EARLIEST_YEAR || !day || !month) return null
  const isoDate = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${isoDate}T00:00:00Z`)
  // `Date` turns 31 April into 1 May.
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(isoDate)
  return exists ? isoDate : null
}

/** Whether all parts are there, but name a day or month that does not exist. */
export function isNoSuchDate(parts: DateParts): boolean {
  const isWhole = parts.day !== '' && parts.month !== '' && Number(parts.year) >= EARLIEST_YEAR
  return isWhole && isoDateOf(parts) === null
}

/** Whether no digit can follow: the part is complete, or its first digit can't start a two-digit number (day 4, month 5). */
export function isFull(part: DatePart, digits: string): boolean {
  if (digits.length >= DIGITS[part]) return true
  return Number(digits) > { day: 3, month: 1, year: Number.POSITIVE_INFINITY }[part]
}

/** Reads the input of one part: its digits, and whether a dot, slash or space after them ended it. */
export function readTyped(part: DatePart, text: string) {
  const digits = text.replaceAll(/\D/g, '').slice(0, DIGITS[part])
  return { digits, isEnded: isFull(part, digits) || /\d\D+$/.test(text) }
}

/** Reads a whole date pasted into one part: three numbers in the locale's order, or year first. */
export function readWholeDate(text: string, order: readonly DatePart[]): DateParts | null {
  const numbers = text.match(/\d+/g) ?? []
  if (numbers.length !== 3) return null
  const written = numbers[0]?.length === DIGITS.year ? (['year', 'month', 'day'] as const) : order
  const parts = { ...noParts }
  for (const [index, part] of written.entries()) parts[part] = numbers[index] ?? ''
  return isoDateOf(parts) === null ? null : parts
}
