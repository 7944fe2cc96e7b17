import { expect, test } from 'vitest'
import { openSite } from '../../../gateway/fixture-site.ts'
import { remoteBundle, route, shellBundle } from '../../../registry/bundles/fixture-bundle.ts'
import { searchListing } from './index.ts'

const ORIGIN = 'https://toys.example'

const shop = remoteBundle({
  name: 'shop',
  routes: [
    route({ name: 'list', path: '/news' }),
    route({ name: 'help', path: '/help/:topic?' }),
    route({ name: 'item', path: '/news/:id' }),
    route({ name: 'own', path: '/own', access: 'member' }),
  ],
})

const view = (paths: readonly string[] = []) => ({
  bundles: [shellBundle(), shop],
  plugins: [searchListing()],
  view: () => ({
    locale: 'en',
    siteName: 'Toys',
    admits: (access: string) => access !== 'member',
    state: null,
    listing: { origin: ORIGIN, paths: () => paths },
    head: (match?: { route: { path: string; access: string }; params: { id?: string | undefined } }) => {
      if (match?.route.access !== 'anyone') return { robots: 'noindex' as const }
      const path = match.route.path.replace('/:topic?', '').replace(':id', match.params.id ?? '')
      const address = ORIGIN + path
      return { canonical: address, alternates: { fi: `${address}?lang=fi&x`, 'x-default': address } }
    },
  }),
})

test('the sitemap lists every page that its head lets search engines list, in each language', async () => {
  const { app } = await openSite(view(['/news/7', '/nothing', '/own']))
  const { headers, body } = await app.inject('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(headers['set-cookie']).toBeUndefined()
  const listed = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(
    ['/news', '/help', '/news/7'].flatMap((path) => [ORIGIN + path, `${ORIGIN}${path}?lang=fi&amp;x`]),
  )
  const alternate = `<xhtml:link rel="alternate" hreflang="fi" href="${ORIGIN}/news?lang=fi&amp;x"/>`
  expect(body.split(alternate)).toHaveLength(3)
})

test('robots.txt names the sitemap, and forbids nothing', async () => {
  const { app } = await openSite(view())
  const { headers, body } = await app.inject('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`)
})

test.each([
  ['lists nothing', { plugins: [searchListing()] }],
  ['has no such plugin', { ...view(), plugins: [] }],
])('a site that %s has neither', async (_, site) => {
  const { app } = await openSite(site)
  for (const url of ['/robots.txt', '/sitemap.xml']) expect((await app.inject(url)).statusCode).toBe(404)
})
