import type { ResolvedRemote } from '../../../protocol/index.ts'

/** The detail of the performance mark `page-shown`, which is made each time when a page was drawn and is on the screen. */
export interface ShownPage extends Pick<ResolvedRemote, 'name' | 'version'> {
  /** Name of its route. */
  readonly page: string
  /** Milliseconds since the navigation to it began. */
  readonly ms: number
}

export const SHOWN_MARK = 'page-shown'
