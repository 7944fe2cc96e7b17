import type { FastifyRequest } from 'fastify'
import type { PageMatch } from '../../routing/match-page.ts'
import type { PageHead } from './html-document.ts'

/** The composing process's view of a request: the gateway itself knows nothing about the product. */
export interface SiteView {
  readonly locale: string
  readonly siteName: string
  /** Brand of the page, written as `data-brand` of its root element. */
  readonly brand?: string
  /** Whether the viewer has access to pages with this access name. */
  readonly admits: (access: string) => boolean
  /** Whether the thing at a matching path exists; by default it does. */
  readonly exists?: (match: PageMatch) => boolean | Promise<boolean>
  /** Written into the page for its code. */
  readonly state: unknown
  /** Metadata of a page for clients that don't run its code; a title here overrides the one in the remote's words. */
  readonly head?: (match: PageMatch | undefined) => Partial<PageHead> | Promise<Partial<PageHead>>
}

export type ViewSite = (request: FastifyRequest) => SiteView | Promise<SiteView>
