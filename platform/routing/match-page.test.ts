import { expect, test, vi } from 'vitest'
import type { ResolvedRemote, RouteData } from '../protocol/index.ts'
import { matchPage } from './match-page.ts'

/** Builds a remote as the registry resolves it, with pages `[path, access]`, each named after its path. */
function remote(
  name: string,
  ...pages: readonly (readonly [path: string, access: string])[]
): ResolvedRemote {
  const routes = pages.map(([path, access]): RouteData => ({ name: path, path, layout: 'page', access }))
  const base = `/bundles/${name}/1/`
  const assets = { pages: {}, widgets: {}, words: {}, integrity: {} }
  return {
    name,
    version: '1',
    channel: 'live',
    base,
    federation: name,
    entry: '',
    ...assets,
    routes,
    slots: [],
  }
}

/** Finds the page for an audience with these access names, as `<remote> <path of the route>`. */
function page(remotes: readonly ResolvedRemote[], pathname: string, ...access: readonly string[]) {
  const found = matchPage(remotes, pathname, (name) => access.includes(name))
  return found && `${found.remote.name} ${found.route.path}`
}

const homes = [remote('welcome', ['/', 'visitor']), remote('desk', ['/', 'member'], ['/inbox', 'member'])]

test('each audience gets its own of two pages at one path', () => {
  expect(page(homes, '/', 'visitor')).toBe('welcome /')
  expect(page(homes, '/', 'member')).toBe('desk /')
})

test('an address with a NUL in it leads to no page', () => {
  const toys = [remote('toys', ['/toys/:id', 'visitor'])]
  expect(page(toys, '/toys/bear', 'visitor')).toBe('toys /toys/:id')
  expect(page(toys, '/toys/be%00ar', 'visitor')).toBeUndefined()
})

test('a page for another audience is found too, so that its guard can redirect', () => {
  expect(page(homes, '/inbox', 'visitor')).toBe('desk /inbox')
  expect(page(homes, '/', 'nobody')).toBe('welcome /')
})

test('finds nothing where no remote has the path', () => {
  expect(page(homes, '/outbox', 'member')).toBeUndefined()
  expect(page([], '/', 'member')).toBeUndefined()
})

const shop = [
  remote('anything', ['/*', 'any']),
  remote('goods', ['/goods/:id', 'any'], ['/goods/:id/:photo?', 'any']),
  remote('offers', ['/goods/offers', 'any']),
]

test.each([
  ['/goods/offers', 'offers /goods/offers'],
  ['/goods/7', 'goods /goods/:id'],
  ['/goods/7/front', 'goods /goods/:id/:photo?'],
  ['/about/us', 'anything /*'],
  ['/', 'anything /*'],
])('the most specific pattern wins, whichever remote comes first: %s', (pathname, found) => {
  expect(page(shop, pathname, 'any')).toBe(found)
  expect(page(shop.toReversed(), pathname, 'any')).toBe(found)
})

const site = [
  remote('pages', ['/:token', 'any'], ['/', 'visitor'], ['/about', 'any']),
  remote('desk', ['/', 'member'], ['/inbox', 'member'], ['/goods/m/:id', 'member'], ['/goods/:type', 'any']),
  remote('doors', ['/login', 'visitor']),
]

test.each([
  ['/inbox', 'visitor', 'desk /inbox'],
  ['/login', 'member', 'doors /login'],
  ['/about', 'member', 'pages /about'],
  ['/summer', 'member', 'pages /:token'],
  ['/summer', 'visitor', 'pages /:token'],
  ['/', 'member', 'desk /'],
  ['/', 'visitor', 'pages /'],
  ['/goods/m/7', 'visitor', 'desk /goods/m/:id'],
  ['/goods/m', 'member', 'desk /goods/:type'],
])('a catch-all page never shadows a specific one, for any audience: %s as %s', (pathname, access, found) => {
  expect(page(site, pathname, 'any', access)).toBe(found)
  expect(page(site.toReversed(), pathname, 'any', access)).toBe(found)
})

test('reads parameters from the path and decodes them; an optional one may be absent', () => {
  const goods = [remote('goods', ['/goods/:id/:photo?', 'any'])]
  const params = (pathname: string) => matchPage(goods, pathname, () => true)?.params
  expect(params('/goods/a%20b/front')).toEqual({ id: 'a b', photo: 'front' })
  expect(params('/goods/7')).toMatchObject({ id: '7' })
  expect(params('/goods/7')?.['photo']).toBeUndefined()
})

test('ignores case and a trailing slash', () => {
  expect(page(homes, '/Inbox/', 'member')).toBe('desk /inbox')
})

test('finds a page by an encoded address, and by a pattern whose first part may vary or be absent', () => {
  const sites = [remote('site', ['/:lang/about', 'any'], ['/shop?/prices', 'any'], ['/news', 'any'])]
  expect(page(sites, '/%6eews', 'any')).toBe('site /news')
  expect(page(sites, '/fr/about', 'any')).toBe('site /:lang/about')
  expect(page(sites, '/shop/prices', 'any')).toBe('site /shop?/prices')
  expect(page(sites, '/prices', 'any')).toBe('site /shop?/prices')
})

test('an address that cannot be decoded matches no page and throws nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(page(homes, '/%E0%A4%A', 'member')).toBeUndefined()
  expect(warn).toHaveBeenCalled()
  warn.mockRestore()
})

test('a page does not match where a parameter has a value that is not allowed; a looser pattern may', () => {
  const shows = remote('shows', ['/shows/:kind', 'any'])
  const [route] = shows.routes
  const strict = { ...shows, routes: [{ ...(route as RouteData), only: { kind: ['film', 'play'] } }] }
  expect(page([strict], '/shows/film', 'any')).toBe('shows /shows/:kind')
  expect(page([strict], '/shows/opera', 'any')).toBeUndefined()
  const anything = remote('anything', ['/:a/:b', 'any'])
  expect(page([strict, anything], '/shows/play', 'any')).toBe('shows /shows/:kind')
  expect(page([strict, anything], '/shows/opera', 'any')).toBe('anything /:a/:b')
})
