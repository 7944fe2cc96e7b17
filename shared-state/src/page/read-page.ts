import { readDismissed } from '../store/dismissals-slice.ts'
import { readFirstMessage } from '../store/first-message-slice.ts'
import { readSeenLander } from '../store/lander-slice.ts'
import { readLastChat } from '../store/last-chat-slice.ts'
import { readLocale } from '../store/locale-slice.ts'
import { readPayment } from '../store/payment-slice.ts'
import { readLastSearch } from '../store/search-slice.ts'
import { readTracking } from '../store/tracking-slice.ts'
import { readLoaded } from './loaded-data.ts'
import { readSiteState } from './read-site-state.ts'

/** The input of `createState` in a browser: from the HTML, the address and what the browser stores. */
export function readPage() {
  return {
    site: readSiteState(),
    loaded: readLoaded(),
    locale: readLocale(),
    tracking: readTracking(),
    seenLander: readSeenLander(),
    firstMessage: readFirstMessage(),
    dismissed: readDismissed(),
    lastSearch: readLastSearch(),
    lastChat: readLastChat(),
    payment: readPayment(),
  }
}
