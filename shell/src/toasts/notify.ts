import type { ToastMessage } from 'shared-ui/toast'

/** Says something in passing. The code that draws it comes with the first thing to say. */
export async function notify(message: ToastMessage) {
  // Out of reach, it stays unsaid. Told as an error it would want to be said in turn, for ever.
  const toasts = await import('./show.tsx').catch(() => undefined)
  toasts?.show(message)
}
