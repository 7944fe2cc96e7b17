import { announcePush } from './other-tabs.ts'
import { forgetOwner } from './push-owner.ts'
import { findWorker } from './worker-registration.ts'

/** After a logout: the browser gets no more push messages, and those on its screen disappear. The server forgets it by itself. */
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
