import type { Locale } from 'contracts'
import { formatOf } from 'shared-state/format'

/** A language by its own name, as a title: `Suomi`. */
export function languageName(locale: Locale): string {
  const name = formatOf(locale).language(locale)
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
