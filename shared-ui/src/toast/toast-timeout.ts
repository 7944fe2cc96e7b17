import type { ToastMessage } from './toast-message.ts'

const shortest = 5_000
const perCharacter = 50
/** For news that the page shows elsewhere, too. */
const glance = 6_000

/** How long a toast stays, in ms: its reading time, or undefined (until closed) if it reports an error or has an action. */
export function toastTimeout({ tone, title, text = '', action, from }: ToastMessage): number | undefined {
  if (action || tone === 'danger') return undefined
  if (from) return glance
  return shortest + perCharacter * (title.length + text.length)
}
