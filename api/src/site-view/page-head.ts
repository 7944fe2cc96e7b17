import {
  isFor,
  type Locale,
  landerPath,
  maySignUp,
  mayVisitorSearch,
  pathWith,
  type Settings,
  templateOf,
} from 'contracts'
import { languageLinks } from '../features/site/language-links.ts'

export interface Page {
  readonly route: { readonly name: string; readonly path: string; readonly access: string }
  readonly params: Readonly<Record<string, string | undefined>>
}

/** The head of a page, as far as it is known; the gateway writes it into the HTML. */
export interface Head {
  readonly title?: string
  readonly description?: string
  readonly image?: string
  readonly imageSize?: { readonly width: number; readonly height: number }
  readonly imageAlt?: string
  readonly siteName?: string
  /** The page's subject, in the terms of schema.org. */
  readonly structured?: readonly object[]
  readonly canonical?: string
  readonly alternates?: Readonly<Record<string, string>>
  readonly robots?: 'noindex'
}

/** The title and description of the page itself: its remote's, its member's, or its document's. */
export interface OwnHead {
  readonly title?: string | undefined
  readonly description?: string | undefined
  /** Whether a document is published at this very address. */
  readonly isDocument?: boolean
}

/** The brand's settings that decide what search engines may list, and how. */
type Listing = Pick<
  Settings,
  | 'countries'
  | 'niche'
  | 'domain_language'
  | 'index_title'
  | 'description'
  | 'signups'
  | 'logged_out_search'
  | 'logged_out_search_trafficsource'
>

export interface HeadView {
  readonly settings: Listing
  readonly locale: Locale
  readonly origin: string
  readonly query: URLSearchParams
}

/**
 * §9: search engines may list the pages that every visitor can open and that have a description. A page whose
 * words have none, such as one that a mail leads to, is for nobody to find.
 */
export function pageHead(page: Page | undefined, own: OwnHead, view: HeadView): Head {
  const { settings, origin, query } = view
  const brand = brandHead(page, view)
  const description = brand.description ?? own.description
  if (!page || !description || !isForEveryVisitor(page, settings)) return { ...brand, robots: 'noindex' }
  return { ...brand, ...languageLinks({ path: pathOf(page, own, settings), origin, query }, settings) }
}

/** Search engines bring no traffic source, which some brands ask for. */
function isForEveryVisitor({ route: { name, access } }: Page, settings: Listing): boolean {
  if (name === 'signup') return maySignUp(settings, false)
  if (access === 'search') return mayVisitorSearch(settings, false)
  return isFor(access, 'visitor')
}

/** A template shows the same under every slug under which no document is published. */
function pathOf(
  { route: { name, path }, params }: Page,
  { isDocument = false }: OwnHead,
  { niche }: Listing,
): string {
  const template = templateOf(name)
  if (template === undefined) return pathWith(path, params)
  return landerPath({ niche, template, slug: isDocument ? params['slug'] : undefined })
}

/** The brand's title and description, in its own language; others use the words of the page. */
function brandHead(page: Page | undefined, { settings, locale }: HeadView): Head {
  const isHome = page?.route.name === 'index' && isFor(page.route.access, 'visitor')
  if (!isHome || locale !== settings.domain_language) return {}
  const { index_title: title, description } = settings
  return { ...(title && { title }), ...(description && { description }) }
}
