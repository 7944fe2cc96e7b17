import type { ToastMessage } from 'shared-ui/toast'

/** Says something in passing. The code that draws it comes with the first thing to say. */
export async function notify(message: ToastMessage) {
  const { show } = await import('./show.tsx')
  show(message)
}
