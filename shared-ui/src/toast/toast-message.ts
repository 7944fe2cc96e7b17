import type { MessageTone } from '../tone/tone-icon.tsx'

/** The translated texts of one toast. */
export interface ToastMessage {
  readonly tone?: MessageTone | undefined
  readonly title: string
  readonly text?: string | undefined
  /** The member whose news it is: their picture takes the place of the icon. */
  readonly from?: { readonly name: string; readonly src?: string | undefined } | undefined
  /** A newer toast takes the place of the one with the same topic. */
  readonly topic?: string | undefined
  /** For a press anywhere on the toast, which also closes it. */
  readonly onPress?: (() => void) | undefined
  /** Pressing it also closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
}
