/** What is said in passing, in the reader's language. */
export interface Toast {
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger' | undefined
  readonly title: string
  readonly text?: string | undefined
  /** Closes the toast too. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
}

let draw: (toast: Toast) => void = () => {}

/** The shell draws them, once in a page, whoever has something to say. */
export function onToast(handler: (toast: Toast) => void) {
  draw = handler
}

/** Says something in passing: what stays true when the page it was said on is gone. */
export function toast(message: Toast) {
  draw(message)
}
