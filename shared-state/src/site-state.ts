import { type SiteState, siteState } from 'contracts'

/** The id of the element in which the server leaves the state that the page begins with. */
const STATE_ELEMENT = 'platform-state'

/** Nothing where no server wrote the page: in a story, a test, or outside of a browser. */
export function readSiteState(): SiteState | null {
  if (typeof document === 'undefined') return null
  const text = document.getElementById(STATE_ELEMENT)?.textContent
  return text ? siteState.parse(JSON.parse(text)) : null
}
