import type { MessageTone } from '../tone/tone-icon.tsx'

/** A toast's text, in the reader's language. */
export interface ToastMessage {
  readonly tone?: MessageTone | undefined
  readonly title: string
  readonly text?: string | undefined
  /** Closes the toast too. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
}
