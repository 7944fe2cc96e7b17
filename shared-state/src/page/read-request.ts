import { DEFAULT_LOCALE, isLocale, siteState } from 'contracts'

/** The input of `createState` on a server: what it writes into the HTML of the page. */
export function readRequest(locale: string, state: unknown) {
  return { site: siteState.parse(state), locale: isLocale(locale) ? locale : DEFAULT_LOCALE }
}
