import type { FastifyRequest } from 'fastify'
import type { OverriddenRegistry } from '../overrides/overrides.ts'
import type { PageFiles } from './files.ts'
import type { FirstView } from './html-document.ts'
import type { PageParts } from './page-document.ts'

/** A page whose first view may be rendered here. */
export interface PageToRender extends PageParts {
  readonly request: FastifyRequest
  /** The visitor's id. */
  readonly visitor: string
  readonly served: OverriddenRegistry
  /** The visitor's own shell has failed in their browser, so nothing of the page is rendered here. */
  readonly hasFailed: boolean
  /** Milliseconds since the request. */
  readonly elapsed: number
  readonly files: PageFiles
  /** The whole HTML, with this first view in it. */
  readonly document: (view: FirstView) => Promise<string>
}

/** The HTML of a page with its first view; undefined if the browser is to render it. */
export type RenderPage = (page: PageToRender) => Promise<string | Buffer | undefined>
