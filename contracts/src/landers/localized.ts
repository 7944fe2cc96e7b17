import * as z from 'contracts/schema'
import { DEFAULT_LOCALE, type Locale, locales } from '../locales.ts'

/** A value for each language. English is the source, and stands in for those that are absent or empty. */
export type Localized<T = string> = { readonly en: T } & { readonly [L in Locale]?: T }

export function localized<T>(value: z.ZodMiniType<T>): z.ZodMiniType<Localized<T>> {
  const shape = locales.map((locale) => [locale, locale === DEFAULT_LOCALE ? value : z.optional(value)])
  // The cast is safe: the shape has these languages, of which only English is required.
  return z.strictObject(Object.fromEntries(shape)) as unknown as z.ZodMiniType<Localized<T>>
}

export function inLocale<T>(values: Localized<T>, locale: Locale): T {
  const own = values[locale]
  return own === undefined || isEmpty(own) ? values.en : own
}

/** Whether a text, or all of a rich one, has nothing to read: the studio counts it as untranslated. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && value !== null && Object.values(value).every(isEmpty)
}
