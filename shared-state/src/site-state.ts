import { type SiteState, siteState } from 'contracts'

/** The id of the element in which the server leaves the state that the page begins with. */
const STATE_ELEMENT = 'platform-state'

export function readSiteState(): SiteState {
  const text = document.getElementById(STATE_ELEMENT)?.textContent
  return siteState.parse(JSON.parse(text ?? 'null'))
}
