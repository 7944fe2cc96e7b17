import { perPage } from './state/state.ts'

/** A short notice, in the page's language. */
export interface Toast {
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger' | undefined
  readonly title: string
  readonly text?: string | undefined
  /** Pressing it also closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
}

const shown = perPage<{ by: (toast: Toast) => void }>(() => ({ by: () => {} }))

/** Registers the shell's handler, which shows the toasts of all remotes. */
export function onToast(handler: (toast: Toast) => void) {
  shown().by = handler
}

/** Shows a notice that stays true after the visitor has left the page it came from. */
export function toast(message: Toast) {
  shown().by(message)
}
