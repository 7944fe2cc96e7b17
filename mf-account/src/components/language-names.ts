import { type Locale, locales } from 'contracts'

/** Each language by its own name, so that whoever looks for it can read it. */
export const languageNames: readonly { readonly locale: Locale; readonly name: string }[] = locales.map(
  (locale) => {
    const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
    return { locale, name: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) }
  },
)
