import { DEFAULT_LOCALE, isLocale } from 'contracts'
import { trusted } from './read-site-state.ts'

/** The input of `createState` on a server: what it writes into the HTML of the page. */
export function readRequest(locale: string, state: unknown) {
  return { site: trusted(state), locale: isLocale(locale) ? locale : DEFAULT_LOCALE }
}
