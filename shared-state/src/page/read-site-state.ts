import { type SiteState, siteState } from 'contracts'

/** Id of the element into which the server writes the state. */
const STATE_ELEMENT = 'platform-state'

/** Null if no server wrote the page: in a story or a test. */
export function readSiteState(): SiteState | null {
  const text = document.getElementById(STATE_ELEMENT)?.textContent
  return text ? siteState.parse(JSON.parse(text)) : null
}
