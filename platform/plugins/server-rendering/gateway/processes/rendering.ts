import type { RenderedPage } from '../../../../protocol/index.ts'
import type { Answer } from './messages.ts'

export type ReadData = (
  path: string,
  headers: Readonly<Record<string, string>>,
  /** Aborted when the page is over. */
  signal: AbortSignal,
) => Promise<Answer>

export interface RenderFailure {
  readonly kind: 'failed'
  readonly culprit: 'shell' | 'remote'
  readonly message: string
  readonly stack?: string
}

export type Rendering =
  | ({ readonly kind: 'rendered' } & RenderedPage)
  /** The page is better rendered in the browser, or its data came too late. */
  | { readonly kind: 'none' }
  | RenderFailure

export interface PageSource {
  readonly read: ReadData
  /** Called once the page is rendered, with the milliseconds since a process was free for it. */
  readonly onRendered?: ((ms: number) => void) | undefined
  /** Called if the page fails after its end, or after it was left to the browser, as one that loops while its code is loaded. */
  readonly onLateFailure: (failure: RenderFailure) => void
}
