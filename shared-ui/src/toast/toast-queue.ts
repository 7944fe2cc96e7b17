import { UNSTABLE_ToastQueue as AriaToastQueue, type ToastOptions } from 'react-aria-components/Toast'
import type { ToastMessage } from './toast-message.ts'
import { toastTimeout } from './toast-timeout.ts'

/** Waiting and visible toasts; `add` returns the key that `close` takes. */
export class ToastQueue extends AriaToastQueue<ToastMessage> {
  /** The latest toast of each topic. */
  private readonly keys = new Map<string, string>()

  override add(message: ToastMessage, options: ToastOptions = {}): string {
    const { topic } = message
    const timeout = toastTimeout(message)
    const before = topic === undefined ? undefined : this.keys.get(topic)
    if (before !== undefined) this.close(before)
    const key = super.add(message, { ...(timeout && { timeout }), ...options })
    if (topic !== undefined) this.keys.set(topic, key)
    return key
  }
}

/** Creates the page's queue. Call it once, where the region is drawn: a second queue would have no region. */
export function createToastQueue(): ToastQueue {
  return new ToastQueue({ maxVisibleToasts: 3 })
}
