import type { Locale } from 'contracts'

export type TabName = 'blocks' | 'page' | 'languages' | 'experiment' | 'history'

/** A place in the editor, as far as it matters. */
export interface Place {
  readonly tab: TabName
  /** The id of the block whose form it is in. */
  readonly block?: string | undefined
  /** Null for the page without any variant. */
  readonly variant?: string | null | undefined
  readonly locale?: Locale | undefined
}
