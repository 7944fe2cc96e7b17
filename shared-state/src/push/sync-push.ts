import { currentUser } from '../session/session.ts'
import { useStore } from '../state/store.ts'
import { isSaved, readOwner } from './push-owner.ts'
import {
  dropSubscription,
  hasCurrentKey,
  isPushCapable,
  saveSubscription,
  subscribe,
} from './subscription.ts'
import { findWorker } from './worker-registration.ts'

/**
 * Brings the store and the server in step with the browser, which may have changed its permission or its
 * subscription: in its settings, in another tab, or by itself. A subscription belongs to the member who
 * turned push on. If somebody else is logged in now, it ends, and they are asked for themselves.
 */
export async function syncPush() {
  const member = currentUser()?.id
  const { setPush } = useStore.getState()
  const registration = isPushCapable() ? await findWorker() : undefined
  if (member === undefined) return
  if (!registration) return setPush({ isCapable: false, status: 'not_subscribed', subscription: null })
  const subscription = await registration.pushManager.getSubscription()
  if (subscription && readOwner() === member && Notification.permission === 'granted') {
    return keep(member, registration, subscription)
  }
  await subscription?.unsubscribe()
  const status = Notification.permission === 'denied' ? 'denied' : 'not_subscribed'
  setPush({ isCapable: true, status, subscription: null })
  if (readOwner() === member) await dropSubscription()
}

async function keep(member: string, registration: ServiceWorkerRegistration, current: PushSubscription) {
  const isCurrent = hasCurrentKey(current)
  if (!isCurrent) await current.unsubscribe()
  const subscription = isCurrent ? current : await subscribe(registration)
  const { push, setPush } = useStore.getState()
  if (!isSaved(subscription)) await saveSubscription(member, subscription)
  else if (push.status !== 'subscribed') setPush({ isCapable: true, status: 'subscribed' })
}
