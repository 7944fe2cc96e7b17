import type { Locale } from 'contracts'
import { regionalLocale } from 'shared-state/regional-locale'
import { useStore } from 'shared-state/store'

const DAY = 24 * 3_600_000

export interface TimeWords {
  time(time: string | number): string
  /** “Today”, “Yesterday” or the date, for the midnight with which a day begins. */
  day(midnight: number, now?: number): string
}

/** Creating an Intl format is slow, so each language's are made once. */
const known = new Map<Locale, TimeWords>()

function createTimeWords(language: Locale): TimeWords {
  const locale = regionalLocale(language)
  const formats = {
    time: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }),
    relative: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
    thisYear: new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }),
    otherYear: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }),
  }
  return {
    time: (time) => formats.time.format(new Date(time)),
    day(midnight, now = Date.now()) {
      const today = new Date(now).setHours(0, 0, 0, 0)
      // Rounded: a day of a clock change is an hour shorter or longer.
      const ago = Math.round((today - midnight) / DAY)
      if (ago === 0 || ago === 1) return capitalized(formats.relative.format(-ago, 'day'), locale)
      const isThisYear = new Date(midnight).getFullYear() === new Date(today).getFullYear()
      return capitalized((isThisYear ? formats.thisYear : formats.otherYear).format(midnight), locale)
    },
  }
}

/** Times and days of messages, in the page's language; the same functions until that changes. */
export function useTimeWords(): TimeWords {
  const locale = useStore((store) => store.locale)
  const words = known.get(locale) ?? createTimeWords(locale)
  known.set(locale, words)
  return words
}

const capitalized = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
