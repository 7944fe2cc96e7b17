import { escapeHtml } from '../../../gateway/html/html.ts'
import type { ListedPage } from './listed-pages.ts'

/** The most addresses that a sitemap may have. */
const MAX_ADDRESSES = 50_000

/** Lists pages for search engines: each language of a page has an entry, which names all of them. */
export function sitemap(pages: readonly ListedPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap(entriesOf).slice(0, MAX_ADDRESSES),
    '</urlset>\n',
  ].join('\n')
}

function entriesOf({ canonical, alternates = {} }: ListedPage): string[] {
  const links = Object.entries(alternates).map(
    ([language, address]) =>
      `<xhtml:link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(address)}"/>`,
  )
  const addresses = new Set([canonical, ...Object.values(alternates)])
  return [...addresses].map((address) => `<url><loc>${escapeHtml(address)}</loc>${links.join('')}</url>`)
}
