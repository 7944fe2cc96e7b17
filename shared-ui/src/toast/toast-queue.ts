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

/** Creates the page's queue. Call it once, where the region is drawn: a second queue would have no region. */
export function createToastQueue(): ToastQueue {
  return new ToastQueue({ maxVisibleToasts: 3 })
}
