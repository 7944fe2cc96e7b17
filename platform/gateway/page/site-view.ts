import type { FastifyRequest } from 'fastify'
import type { PageMatch } from '../../routing/match-page.ts'
import type { PageHead } from './html-document.ts'

/** What the composing process knows of a request: the gateway itself knows nothing of the product. */
export interface SiteView {
  readonly locale: string
  readonly siteName: string
  /** Which of its looks the page wears, as `data-brand` of its root. */
  readonly brand?: string
  /** Whether pages with this access name are made for whoever asks. */
  readonly admits: (access: string) => boolean
  /** Whether there is anything behind a path whose pattern fits; without an answer there is. */
  readonly exists?: (match: PageMatch) => boolean | Promise<boolean>
  /** Written into the page for its own code. */
  readonly state: unknown
  /** What to say of a page to those who do not run it; a title here takes the place of the one in its words. */
  readonly head?: (match: PageMatch | undefined) => Partial<PageHead> | Promise<Partial<PageHead>>
}

export type ViewSite = (request: FastifyRequest) => SiteView | Promise<SiteView>
