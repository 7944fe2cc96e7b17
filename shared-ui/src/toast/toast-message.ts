import type { MessageTone } from '../tone/tone-icon.tsx'

/** The translated texts of one toast. */
export interface ToastMessage {
  readonly tone?: MessageTone | undefined
  readonly title: string
  readonly text?: string | undefined
  /** Pressing it also closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
}
