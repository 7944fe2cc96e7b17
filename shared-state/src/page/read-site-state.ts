import { type SiteState, siteState } from 'contracts'

/** Id of the element into which the server writes the state. */
const STATE_ELEMENT = 'platform-state'

/** Null if no server wrote the page: in a story or a test. */
export function readSiteState(): SiteState | null {
  const text = document.getElementById(STATE_ELEMENT)?.textContent
  return text ? trusted(JSON.parse(text)) : null
}

/** In production the page trusts its own server: checking takes a slow phone 70 ms before anything can answer. */
export function trusted(state: unknown): SiteState {
  return process.env.NODE_ENV === 'production' ? (state as SiteState) : siteState.parse(state)
}
