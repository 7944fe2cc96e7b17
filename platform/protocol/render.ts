import type { ResolvedRegistry, ResolvedRemote } from './registry.ts'
import type { RouteData } from './remote.ts'

/** A page to render on the server for one visitor, as the shell's server half gets it. */
export interface PageRequest {
  /** Path and query. */
  readonly url: string
  readonly locale: string
  /** The state in the HTML, from which the page's code starts in the browser as well. */
  readonly state: unknown
  readonly registry: ResolvedRegistry
  readonly remote: ResolvedRemote
  readonly route: RouteData
  readonly params: Readonly<Record<string, string | undefined>>
}

export interface RenderedPage {
  /** The content of the root element. */
  readonly html: string
  /** The data that the page has loaded, for the browser. */
  readonly data: unknown
}
