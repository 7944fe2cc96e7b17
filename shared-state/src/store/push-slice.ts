import type { PushMessage, PushSubscriptionData } from 'contracts'
import type { StateCreator } from 'zustand'

/** §3, §4: push in this browser. */
interface Push {
  readonly isCapable: boolean
  readonly status: 'unknown' | 'not_subscribed' | 'subscribed' | 'denied'
  readonly subscription: PushSubscriptionData | null
  readonly lastMessage: PushMessage | null
  /**
   * Whether this is a moment to offer push: `yes` after the member has written or matched, `refused` once
   * they have pressed the button of the offer and the browser said no.
   */
  readonly offer: 'no' | 'yes' | 'refused'
}

export interface PushSlice {
  readonly push: Push
  readonly setPush: (change: Partial<Push>) => void
  /** There is something to wait for now, so it makes sense to offer push. */
  readonly offerPush: () => void
}

export const noPush: Pick<PushSlice, 'push'> = {
  push: { isCapable: false, status: 'unknown', subscription: null, lastMessage: null, offer: 'no' },
}

export const pushSlice: StateCreator<PushSlice> = (set, get) => ({
  ...noPush,
  setPush: (change) => set(({ push }) => ({ push: { ...push, ...change } })),
  offerPush() {
    if (get().push.offer === 'no') get().setPush({ offer: 'yes' })
  },
})
