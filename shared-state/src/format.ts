import type { Currency, Locale } from 'contracts'
import { useIsFirstView } from './first-view/first-view.ts'
import { regionalLocale } from './language/regional-locale.ts'
import { state } from './state/state.ts'
import { useStore } from './state/store.ts'

type Time = Date | number | string

const UNITS = [
  ['year', 365 * 24 * 3_600],
  ['month', 30 * 24 * 3_600],
  ['week', 7 * 24 * 3_600],
  ['day', 24 * 3_600],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** The largest unit of which at least one fits, in the past or the future. */
function relative(seconds: number): [value: number, unit: Intl.RelativeTimeFormatUnit] {
  const [unit, length] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const)
  return [Math.trunc(seconds / length), unit]
}

/** Days for which a short relative time counts; an older time is a date. */
const COUNTED_DAYS = 7

/** Minor units in the main unit of every currency on sale. */
const MINOR_UNITS = 100

/** Everything by which readers of one language differ. */
interface Reader {
  /** With the reader's region, if that is known. */
  readonly locale: string
  /** By default that of the browser. */
  readonly timeZone?: string
  readonly now: () => number
}

/** Everything that depends on language and reader. Creating an Intl format is slow, so each is memoized. */
function createFormat({ locale, timeZone, now: clock }: Reader) {
  const memoize = <T>(create: () => T) => {
    let value: T | undefined
    return () => (value ??= create())
  }
  const numbers = memoize(() => new Intl.NumberFormat(locale))
  const dates = memoize(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }))
  const dateTimes = memoize(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  )
  const relativeTimes = memoize(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const shortTimes = memoize(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }))
  const days = memoize(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone }))
  const years = memoize(() => new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }))
  const isoDays = memoize(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }))
  const months = memoize(
    () => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  )
  const initials = memoize(() => new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' }))
  const countries = memoize(() => new Intl.DisplayNames(locale, { type: 'region' }))
  const collators = memoize(() => new Intl.Collator(locale))
  const lists = memoize(() => new Intl.ListFormat(locale))
  const monies = new Map<string, Intl.NumberFormat>()

  function money(amount: number, currency: string) {
    const format = monies.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
    monies.set(currency, format)
    return format.format(amount)
  }

  return {
    number: (value: number) => numbers().format(value),
    /** `amount` is in the currency's main unit, `currency` its ISO code. */
    money,
    /** `amount` is in the currency's minor unit, as on all that is sold here. */
    price: (amount: number, currency: Currency) => money(amount / MINOR_UNITS, currency),
    date: (time: Time) => dates().format(new Date(time)),
    dateTime: (time: Time) => dateTimes().format(new Date(time)),
    relativeTime: (time: Time, now: Time = clock()) =>
      relativeTimes().format(...relative((new Date(time).getTime() - new Date(now).getTime()) / 1_000)),
    /** For lists: “5 min. ago”, from a week on “Mar 4”, and a date of another year in full. */
    shortTime(time: Time, now: Time = clock()) {
      const [then, today] = [new Date(time), new Date(now)]
      const seconds = (then.getTime() - today.getTime()) / 1_000
      if (Math.abs(seconds) < 60) return shortTimes().format(0, 'second')
      if (Math.abs(seconds) < COUNTED_DAYS * 24 * 3_600) return shortTimes().format(...relative(seconds))
      return (years().format(then) === years().format(today) ? days() : dates()).format(then)
    },
    /** A day such as `2026-11-25`, wherever the reader is. */
    day: (day: string) => isoDays().format(new Date(day)),
    /** A month such as `2026-11`: “November 2026”. */
    month: (month: string) => months().format(new Date(month)),
    /** Its shortest name, for the axis of a chart: “N”. */
    monthInitial: (month: string) => initials().format(new Date(month)),
    country: (code: string) => countries().of(code) ?? code,
    list: (words: readonly string[]) => lists().format(words),
    /** The order of the reader's alphabet. */
    compare: (one: string, other: string) => collators().compare(one, other),
  }
}

export type Format = ReturnType<typeof createFormat>

const formats = new Map<Locale, Format>()
const firstFormats = new Map<Locale, Format>()

/** The format of a language. */
export function formatOf(locale: Locale): Format {
  const format = formats.get(locale) ?? createFormat({ locale: regionalLocale(locale), now: Date.now })
  formats.set(locale, format)
  return format
}

/** That of the first view, for which the server knows neither the reader's region nor the time zone. */
function firstFormatOf(locale: Locale): Format {
  const reader = { locale, timeZone: 'UTC', now: () => state.renderedAt }
  const format = firstFormats.get(locale) ?? createFormat(reader)
  firstFormats.set(locale, format)
  return format
}

/** Formats a number ahead of time, in an idle page: a slow phone's first one takes 70 ms. */
export function prepareNumbers() {
  formatOf(useStore.getState().locale).number(0)
}

/** The format of the page's language. */
export function useFormat(): Format {
  const locale = useStore((store) => store.locale)
  return useIsFirstView() ? firstFormatOf(locale) : formatOf(locale)
}
