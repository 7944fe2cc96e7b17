import type { Locale } from 'contracts'
import { useStore } from './store/store.ts'

type Time = Date | number | string

const UNITS = [
  ['year', 365 * 24 * 3_600],
  ['month', 30 * 24 * 3_600],
  ['week', 7 * 24 * 3_600],
  ['day', 24 * 3_600],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** The largest unit of which at least one has passed, or is to come. */
function relative(seconds: number): [value: number, unit: Intl.RelativeTimeFormatUnit] {
  const [unit, length] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const)
  return [Math.trunc(seconds / length), unit]
}

/** Everything that a language writes in its own way. Making formats is slow, so each is made once. */
function createFormat(locale: Locale) {
  const once = <T>(make: () => T) => {
    let made: T | undefined
    return () => (made ??= make())
  }
  const numbers = once(() => new Intl.NumberFormat(locale))
  const dates = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))
  const dateTimes = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }))
  const relativeTimes = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const countries = once(() => new Intl.DisplayNames(locale, { type: 'region' }))
  const lists = once(() => new Intl.ListFormat(locale))
  const monies = new Map<string, Intl.NumberFormat>()

  return {
    number: (value: number) => numbers().format(value),
    /** An amount in the currency's main unit, `EUR` by its code. */
    money(amount: number, currency: string) {
      const format = monies.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
      monies.set(currency, format)
      return format.format(amount)
    },
    date: (time: Time) => dates().format(new Date(time)),
    dateTime: (time: Time) => dateTimes().format(new Date(time)),
    relativeTime: (time: Time, now: Time = Date.now()) =>
      relativeTimes().format(...relative((new Date(time).getTime() - new Date(now).getTime()) / 1_000)),
    country: (code: string) => countries().of(code) ?? code,
    list: (words: readonly string[]) => lists().format(words),
  }
}

export type Format = ReturnType<typeof createFormat>

const formats = new Map<Locale, Format>()

/** In a given language. */
export function formatOf(locale: Locale): Format {
  const format = formats.get(locale) ?? createFormat(locale)
  formats.set(locale, format)
  return format
}

/** A browser's first number takes it as long as half a page, on a slow phone 70 ms: for when there is time. */
export function prepareNumbers() {
  formatOf(useStore.getState().locale).number(0)
}

/** In the language of the page. */
export function useFormat(): Format {
  return formatOf(useStore((store) => store.locale))
}
