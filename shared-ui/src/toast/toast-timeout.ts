import type { ToastMessage } from './toast-message.ts'

const shortest = 5_000
const perCharacter = 50

/** How long a toast stays, in ms: its reading time, or undefined (until closed) if it reports an error or has an action. */
export function toastTimeout({ tone, title, text = '', action }: ToastMessage): number | undefined {
  if (action || tone === 'danger') return undefined
  return shortest + perCharacter * (title.length + text.length)
}
