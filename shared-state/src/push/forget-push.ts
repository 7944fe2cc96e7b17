import { announcePush } from './other-tabs.ts'
import { forgetOwner } from './push-owner.ts'
import { findWorker } from './worker-registration.ts'

/** After a logout: no more push messages, and those on the screen disappear. The server forgets it itself. */
export async function forgetPush() {
  forgetOwner()
  const registration = await findWorker()
  if (!registration) return
  const shown = await registration.getNotifications()
  for (const notification of shown) notification.close()
  const subscription = await registration.pushManager?.getSubscription()
  await subscription?.unsubscribe()
  announcePush()
}
