import type { ToastMessage } from 'shared-ui/toast'

/** Shows a toast. Its code loads with the first one. */
export async function notify(message: ToastMessage) {
  // If the code fails to load, stay silent: an error would itself be shown as a toast, in an endless loop.
  const toasts = await import(/* webpackChunkName: "toasts" */ './show-toast.tsx').catch(() => undefined)
  toasts?.showToast(message)
}
