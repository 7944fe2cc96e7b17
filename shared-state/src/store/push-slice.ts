import type { PushSubscriptionData } from 'contracts'
import type { StateCreator } from 'zustand'

/** §3, §4 */
interface Push {
  readonly isCapable: boolean
  readonly status: 'unknown' | 'not_subscribed' | 'subscribed' | 'denied'
  readonly subscription: PushSubscriptionData | null
  readonly lastMessage: unknown
}

export interface PushSlice {
  readonly push: Push
  readonly setPush: (change: Partial<Push>) => void
}

export const noPush: Pick<PushSlice, 'push'> = {
  push: { isCapable: false, status: 'unknown', subscription: null, lastMessage: null },
}

export const pushSlice: StateCreator<PushSlice> = (set) => ({
  ...noPush,
  setPush: (change) => set(({ push }) => ({ push: { ...push, ...change } })),
})
