import { createStore as createZustandStore, type StoreApi } from 'zustand'
import { type CountdownSlice, countdownSlice } from './countdown-slice.ts'
import { type DismissalsSlice, dismissalsSlice } from './dismissals-slice.ts'
import { type FirstMessageSlice, firstMessageSlice } from './first-message-slice.ts'
import { type GeolocationSlice, geolocationSlice, noGeolocation } from './geolocation-slice.ts'
import { type InstallSlice, installSlice } from './install-slice.ts'
import { type LanderSlice, landerSlice } from './lander-slice.ts'
import { type LastChatSlice, lastChatSlice } from './last-chat-slice.ts'
import { type LocaleSlice, localeSlice } from './locale-slice.ts'
import { type MatchesSlice, matchesSlice, noMatches } from './matches-slice.ts'
import { noOverlays, type OverlaysSlice, overlaysSlice } from './overlays-slice.ts'
import { noPayment, type PaymentSlice, paymentSlice } from './payment-slice.ts'
import { noPush, type PushSlice, pushSlice } from './push-slice.ts'
import { type SearchSlice, searchSlice } from './search-slice.ts'
import { type SessionSlice, sessionSlice, signedOut } from './session-slice.ts'
import type { TrackingSlice } from './tracking-slice.ts'
import { noTyping, type TypingSlice, typingSlice } from './typing-slice.ts'

export interface Store
  extends SessionSlice,
    LocaleSlice,
    TrackingSlice,
    LanderSlice,
    FirstMessageSlice,
    DismissalsSlice,
    OverlaysSlice,
    MatchesSlice,
    CountdownSlice,
    PushSlice,
    InstallSlice,
    SearchSlice,
    LastChatSlice,
    PaymentSlice,
    GeolocationSlice,
    TypingSlice {
  /** Resets the store to that of a visitor; locale, tracking data and dismissals stay (§4). */
  readonly signOut: () => void
}

/** Initial values; server and browser take them from different sources. */
export type StoreInput = Pick<
  Store,
  | 'role'
  | 'locale'
  | 'isAmerican'
  | 'hasHomeDocument'
  | 'memberDocuments'
  | 'tracking'
  | 'seenLander'
  | 'firstMessage'
  | 'dismissed'
  | 'lastSearch'
  | 'lastChat'
  | 'payment'
>

export function createStore({
  role,
  locale,
  isAmerican = false,
  hasHomeDocument = false,
  memberDocuments = [],
  tracking = {},
  seenLander = null,
  firstMessage = null,
  dismissed = {},
  lastSearch = '',
  lastChat = null,
  payment = noPayment,
}: Pick<StoreInput, 'role' | 'locale'> & Partial<StoreInput>): StoreApi<Store> {
  return createZustandStore<Store>()((set, get, api) => ({
    ...sessionSlice(set, get, api),
    ...localeSlice(set, get, api),
    ...landerSlice(set, get, api),
    ...firstMessageSlice(set, get, api),
    ...dismissalsSlice(set, get, api),
    ...overlaysSlice(set, get, api),
    ...matchesSlice(set, get, api),
    ...countdownSlice(set, get, api),
    ...pushSlice(set, get, api),
    ...installSlice(set, get, api),
    ...geolocationSlice(set, get, api),
    ...searchSlice(set, get, api),
    ...lastChatSlice(set, get, api),
    ...paymentSlice(set, get, api),
    ...typingSlice(set, get, api),
    role,
    locale,
    isAmerican,
    hasHomeDocument,
    memberDocuments,
    tracking,
    seenLander,
    firstMessage,
    dismissed,
    lastSearch,
    lastChat,
    payment,
    signOut() {
      get().stopCountdown()
      get().rememberSearch('')
      get().rememberChat(null)
      get().choosePayment(noPayment)
      get().keepFirstMessage(null)
      set({
        ...signedOut,
        ...noOverlays,
        ...noMatches,
        ...noPush,
        ...noGeolocation,
        ...noTyping,
      })
    },
  }))
}
