import { plainNotFound } from '../../../gateway/html/error-pages.ts'
import { compress } from '../../../gateway/http/compress.ts'
import { sendErrorPage } from '../../../gateway/page/send-error-page.ts'
import type { GatewayPlugin } from '../../../gateway/plugin.ts'
import { listedPages } from './listed-pages.ts'
import { sitemap } from './sitemap.ts'

/** Seconds for which search engines, and this node itself, keep the list of a site's pages. */
const AGE_S = 60
const MAX_SITES = 100

/**
 * Tells search engines which pages there are. Pages that are not to be listed say so in their own head, which a search engine
 * can only read if it may load them, so `robots.txt` forbids nothing.
 */
export function searchListing(): GatewayPlugin {
  return (app, { registry, view }) => {
    const kept = new Map<string, { readonly xml: string; readonly until: number }>()

    app.get('/robots.txt', { errorHandler: sendErrorPage }, async (request, reply) => {
      const { listing } = await view(request)
      if (!listing) return plainNotFound(reply)
      reply.type('text/plain; charset=utf-8').headers(headers)
      return `User-agent: *\nAllow: /\n\nSitemap: ${listing.origin}/sitemap.xml\n`
    })

    app.get('/sitemap.xml', { errorHandler: sendErrorPage }, async (request, reply) => {
      const site = await view(request)
      // It depends on nobody in particular, so nobody gets a cookie for it.
      const served = await registry.serveTo({ visitor: 'sitemap', traits: site.traits })
      if (!site.listing || !served) return plainNotFound(reply)
      const key = `${site.listing.origin} ${served.etag}`
      const known = kept.get(key)
      const isFresh = known !== undefined && known.until > Date.now()
      const xml = isFresh ? known.xml : sitemap(await listedPages(site, served, registry))
      if (!isFresh) {
        if (kept.size >= MAX_SITES) kept.clear()
        kept.set(key, { xml, until: Date.now() + AGE_S * 1_000 })
      }
      reply.type('application/xml; charset=utf-8').headers(headers)
      return compress(request, reply, xml)
    })
    return {}
  }
}

const headers = { 'cache-control': `public, max-age=${AGE_S}`, 'x-content-type-options': 'nosniff' }
