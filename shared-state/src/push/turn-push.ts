import { currentUser } from '../session/session.ts'
import { useStore } from '../state/store.ts'
import { announcePush } from './other-tabs.ts'
import { dropSubscription, saveSubscription, subscribe } from './subscription.ts'
import { findWorker } from './worker-registration.ts'

/**
 * §4: asks the browser for permission and subscribes it. It has to be called from a press. Resolves to false
 * if the member said no, or closed the question; rejects if it did not work.
 */
export async function turnPushOn(): Promise<boolean> {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') useStore.getState().setPush({ status: 'denied', offer: 'refused' })
  if (permission !== 'granted') return false
  const member = currentUser()?.id
  const registration = await findWorker()
  if (member === undefined || !registration) throw new Error('There is no service worker to subscribe.')
  // A subscription that the push service has dropped may still be here, and the browser would give it again.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  await saveSubscription(member, await subscribe(registration))
  announcePush()
  return true
}

/** §4: ends push messages to this browser. */
export async function turnPushOff() {
  const registration = await findWorker()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  await dropSubscription()
  useStore.getState().setPush({ status: 'not_subscribed', subscription: null })
  announcePush()
}
