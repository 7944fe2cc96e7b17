import type { FastifyRequest } from 'fastify'
import type { Traits } from '../../registry/index.ts'
import type { PageMatch } from '../../routing/match-page.ts'
import type { AppLinks, FailureWords, PageHead, PageNotice } from './html-document.ts'
import type { OwnHead } from './own-head.ts'

/**
 * The terms on which viewers may get one rendered page. Its data may be shared, too, but only answers that say so: those with
 * the header `platform-shared`, which depend on nothing but their URL and what `key` stands for.
 */
interface Sharing {
  /** Names everything about the viewer on which pages and shared answers depend, besides the URL and the rest of this view. */
  readonly key: string
  /** Names of parameters that any page may have in its query. */
  readonly query?: readonly string[]
  /**
   * Whether this viewer may have a page with these data: the values of the header in the answers that it read. By default
   * everyone may.
   */
  readonly admits?: (data: readonly string[]) => boolean | Promise<boolean>
}

interface Listing {
  /** The public origin of the site's addresses. */
  readonly origin: string
  /** Paths of further pages: those without a parameter are known. */
  readonly paths?: () => readonly string[] | Promise<readonly string[]>
}

/** The composing process's view of a request: the gateway itself knows nothing about the product. */
export interface SiteView {
  readonly locale: string
  /** The locale with the region whose spelling the page has, such as `en-US`; without it, as the locale says. */
  readonly lang?: string
  readonly siteName: string
  /** Brand of the page, written as `data-brand` of its root element. */
  readonly brand?: string
  /** Traits by which a canary may be limited: name → value, such as `country` → `fi`. */
  readonly traits?: Traits
  /** Whether the viewer has access to pages with this access name. */
  readonly admits: (access: string) => boolean
  /** Whether the thing at a matching path exists; by default it does. */
  readonly exists?: (match: PageMatch) => boolean | Promise<boolean>
  /** The path of an existing page if it has another one than the match; the query is kept. */
  readonly movedTo?: (match: PageMatch) => string | undefined
  /** Tells search engines of the pages that `head` lets them list; without it, nothing does. */
  readonly listing?: Listing
  /**
   * Seconds after which to try again, if part of this view is unknown for the moment. Pages that `admits` still admits are
   * then served with status 503, and instead of the others a short page that tries again by itself.
   */
  readonly retryAfter?: number
  /** False replaces the service worker in every browser by one that removes itself. */
  readonly hasWorker?: boolean
  /** The words of the plain panel that shows if the page's code cannot draw anything; English by default. */
  readonly failure?: FailureWords
  /** A bar above the page, drawn without any of its code, with a link. */
  readonly notice?: PageNotice
  /** Lets browsers install the site as an app; without it, they don't offer it. */
  readonly app?: AppLinks
  /** Written into the page for its code. */
  readonly state: unknown
  /** Undefined if a rendered page is for this viewer alone, as for everyone who is logged in. */
  readonly sharing?: Sharing | undefined
  /**
   * Metadata of a page for clients that don't run its code. `own` is what its remote's words say; what is returned overrides
   * it. A site with pages that are for nobody to find returns `robots` for them.
   */
  readonly head?: (
    match: PageMatch | undefined,
    own: OwnHead,
  ) => Partial<PageHead> | Promise<Partial<PageHead>>
}

/** May throw an error with `statusCode` 503, and `retryAfter` in seconds, if no page can be served for the moment. */
export type ViewSite = (request: FastifyRequest) => SiteView | Promise<SiteView>
