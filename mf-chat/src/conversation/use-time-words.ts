import type { Locale } from 'contracts'
import { useStore } from 'shared-state/store'

const DAY = 24 * 3_600_000

/** Creating an Intl format is slow, so each language's are made once. */
const formats = new Map<Locale, ReturnType<typeof createFormats>>()

function createFormats(locale: Locale) {
  return {
    time: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }),
    relative: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
    thisYear: new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }),
    otherYear: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }),
  }
}

/** Times and days of messages, in the page's language. */
export function useTimeWords() {
  const locale = useStore((store) => store.locale)
  const all = formats.get(locale) ?? createFormats(locale)
  formats.set(locale, all)
  return {
    time: (time: string | number) => all.time.format(new Date(time)),
    /** “Today”, “Yesterday” or the date, for the midnight with which a day begins. */
    day(midnight: number, now = Date.now()) {
      const today = new Date(now).setHours(0, 0, 0, 0)
      // Rounded: a day of a clock change is an hour shorter or longer.
      const ago = Math.round((today - midnight) / DAY)
      if (ago === 0 || ago === 1) return capitalized(all.relative.format(-ago, 'day'), locale)
      const isThisYear = new Date(midnight).getFullYear() === new Date(today).getFullYear()
      return capitalized((isThisYear ? all.thisYear : all.otherYear).format(midnight), locale)
    },
  }
}

const capitalized = (text: string, locale: Locale) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
