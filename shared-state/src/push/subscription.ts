import { type PushSubscriptionData, subscribePush, unsubscribePush } from 'contracts'
import { call } from '../api/call.ts'
import { currentSettings } from '../session/session.ts'
import { useStore } from '../state/store.ts'
import { forgetOwner, noteSaved, writeOwner } from './push-owner.ts'

/** Whether this browser can receive push from this site. */
export function isPushCapable(): boolean {
  const { push_public_key: key, push_worker: hasWorker } = currentSettings()
  return (
    key !== null &&
    hasWorker &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window
  )
}

function publicKey(): Uint8Array<ArrayBuffer> {
  const text = (currentSettings().push_public_key ?? '').replaceAll('-', '+').replaceAll('_', '/')
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

/** Whether the browser subscribed with the site's present key. Messages with another one are refused. */
export function hasCurrentKey({ options }: PushSubscription): boolean {
  const subscribed = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer())
  return publicKey().toString() === subscribed.toString()
}

/** The browser's new subscription. It rejects if the browser refuses, or does not reach its push service. */
export function subscribe({ pushManager }: ServiceWorkerRegistration): Promise<PushSubscription> {
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey() })
}

/** Gives the subscription to the server, for this member's login. */
export async function saveSubscription(member: string, subscription: PushSubscription) {
  const data = subscription.toJSON() as PushSubscriptionData
  await call(subscribePush, { query: { push: '1' }, body: { subscription: data } })
  writeOwner(member)
  noteSaved(subscription)
  useStore.getState().setPush({ isCapable: true, status: 'subscribed', subscription: data, offer: 'no' })
}

/** Tells the server that this browser has no subscription any more. */
export async function dropSubscription() {
  forgetOwner()
  await call(unsubscribePush, { query: { push: '1' } })
}
