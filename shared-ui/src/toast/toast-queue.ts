import { UNSTABLE_ToastQueue as AriaToastQueue, type ToastOptions } from 'react-aria-components/Toast'
import type { ToastMessage } from './toast-message.ts'
import { toastTimeout } from './toast-timeout.ts'

/** Waiting and visible toasts; `add` returns the key that `close` takes. */
export class ToastQueue extends AriaToastQueue<ToastMessage> {
  override add(message: ToastMessage, options: ToastOptions = {}): string {
    const timeout = toastTimeout(message)
    return super.add(message, { ...(timeout && { timeout }), ...options })
  }
}

/** Makes the page's queue. Whoever draws the region makes it, once: a second queue is drawn by nobody. */
export function createToastQueue(): ToastQueue {
  return new ToastQueue({ maxVisibleToasts: 3 })
}
