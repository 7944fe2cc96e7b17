import { landerRoute, paths } from 'contracts'
import type { FastifyRequest } from 'fastify'
import { expect, test, vi } from 'vitest'
import { landerContentOf } from '../features/landers/fixture-lander.ts'
import { createLander, publishLander } from '../features/landers/studio/change-lander.ts'
import { openWorld } from '../fixtures/world.ts'
import { siteView } from './site-view.ts'

const { app, database } = await openWorld()
const clock = { now: () => new Date() }
const view = siteView({
  ...app.finders,
  database,
  clock,
  originOf: (domain) => `https://${domain}`,
})

const visit = (domain = 'localhost') => {
  const server = { isSecure: false, pushPublicKey: 'a key' }
  return view({ domain, url: '/', cookies: {}, headers: {}, server } as unknown as FastifyRequest)
}

const editor = { brandId: 'amberly', author: 'Robin' }
for (const content of [
  landerContentOf(),
  landerContentOf({
    slug: 'seaside',
    meta: {
      title: { en: 'By the sea' },
      description: { en: 'Meet by the sea.' },
      og: { id: 'sea', alt: { en: 'Two people on a beach' } },
    },
  }),
  landerContentOf({ kind: 'page', template: '', slug: '', token: 'party' }),
  landerContentOf({ kind: 'home', template: '', slug: '' }),
  landerContentOf({ kind: 'member', template: 'landing2', slug: '' }),
  landerContentOf({ kind: 'member', template: 'landing2', slug: 'summer' }),
]) {
  await database.inTransaction(async (tx) =>
    publishLander(tx, editor, await createLander(tx, editor, content, new Date()), new Date()),
  )
}

const gallery = (slug: string) => ({ route: { ...landerRoute('gallery'), access: 'any' }, params: { slug } })
const OWN = { description: 'The words of the template' }

test('a published document gives its page a title, a description and an address of its own', async () => {
  const { head } = await visit()
  await vi.waitFor(async () => expect((await head(gallery('summer'), OWN)).title).toBe('Summer'), 2_000)
  expect(await head(gallery('summer'), OWN)).toMatchObject({
    description: 'Meet somebody this summer.',
    canonical: 'https://localhost/landers/gallery/summer',
  })
  const other = await head(gallery('winter'), OWN)
  expect(other.canonical).toBe('https://localhost/landers/gallery')
  expect(other).not.toHaveProperty('title')
  expect((await (await visit('she.localhost')).head(gallery('summer'), OWN)).title).toBeUndefined()
})

test('the picture that a document names is behind its title where the address is shared', async () => {
  const { head } = await visit()
  const imageOf = async (slug: string) => new URL((await head(gallery(slug), OWN)).image ?? '')
  await vi.waitFor(async () => {
    const { searchParams } = await imageOf('seaside')
    expect([searchParams.get('title'), searchParams.get('picture')]).toEqual(['By the sea', 'sea'])
  }, 2_000)
  expect((await imageOf('summer')).searchParams.has('picture')).toBe(false)
  expect((await head(gallery('summer'), OWN)).imageAlt).toBe('Summer')
  expect((await head(gallery('seaside'), OWN)).imageAlt).toBe('Two people on a beach')
  const { pathname, search } = await imageOf('seaside')
  expect((await app.inject(pathname + search)).headers['content-type']).toBe('image/jpeg')
})

test('a document for the home gives it a title, and the page knows of it before it asks', async () => {
  const home = { route: { name: 'index', path: paths.index, access: 'visitor' }, params: {} }
  const { head } = await visit()
  await vi.waitFor(async () => expect((await head(home, OWN)).title).toBe('Summer'), 2_000)
  expect((await visit()).state.has_home_document).toBe(true)
  expect((await visit('she.localhost')).state).not.toHaveProperty('has_home_document')
  const ofMembers = { ...home, route: { ...home.route, access: 'member' } }
  expect((await head(ofMembers, OWN)).title).not.toBe('Summer')
})

test('a page knows which landings for a chosen member have documents, and search engines find none of them', async () => {
  await vi.waitFor(async () => expect((await visit()).state.member_documents).toEqual(['landing2']), 2_000)
  expect((await visit('she.localhost')).state).not.toHaveProperty('member_documents')
  const { head, listing } = await visit()
  const name = 'members-id-landing2-slug'
  const landing2 = { route: { name, path: paths[name], access: 'any' }, params: { id: 'm1', slug: 'summer' } }
  expect(await head(landing2, { title: 'Write to this member' })).toEqual({ robots: 'noindex' })
  expect((await listing.paths()).filter((path) => path.startsWith('/members'))).toEqual([])
})

test('the published documents are listed, each under the address that it has on its brand', async () => {
  const { listing } = await visit()
  await vi.waitFor(async () => expect(await listing.paths()).toContain('/party'), 2_000)
  expect(await listing.paths()).toContain('/landers/gallery/summer')
  const other = await visit('she.localhost')
  expect(other.listing.origin).toBe('https://she.localhost')
  expect(await other.listing.paths()).toEqual([])
})

test('§9: on a niche brand a landing page without the prefix has moved, and one with another is none', async () => {
  const of = (niche?: string) => ({ ...gallery('summer'), params: { niche, slug: 'summer' } })
  const { movedTo, exists } = await visit('she.localhost')
  expect([movedTo(of()), movedTo(of('she')), movedTo(of('gay'))]).toEqual([
    '/she/landers/gallery/summer',
    undefined,
    undefined,
  ])
  expect([await exists(of()), await exists(of('she')), await exists(of('gay'))]).toEqual([true, true, false])
  const plain = await visit()
  expect([plain.movedTo(of()), await plain.exists(of()), await plain.exists(of('she'))]).toEqual([
    undefined,
    true,
    false,
  ])
})

test('a token leads to a page only while a document is published under it', async () => {
  const token = (name: string) => ({
    route: { name: 'token', path: paths.token, access: 'any' },
    params: { token: name },
  })
  const { exists } = await visit()
  await vi.waitFor(async () => expect(await exists(token('party'))).toBe(true), 2_000)
  expect(await exists(token('nothing'))).toBe(false)
  expect(await (await visit('she.localhost')).exists(token('party'))).toBe(false)
  expect(await exists(gallery('anything'))).toBe(true)
  const studio = { route: { name: 'studio', path: paths.studio, access: 'staff' }, params: {} }
  expect(await exists(studio)).toBe(false)
})

test('a listed page has a picture of its title and data of its questions; others have neither', async () => {
  const faq = { route: { name: 'pages-faq', path: '/faq', access: 'any' }, params: {} }
  const { head } = await visit()
  const own = { title: 'Questions – Amberly', description: 'Answers' }
  const { image = '', imageSize, imageAlt, structured = [], siteName } = await head(faq, own)
  expect([imageSize, imageAlt, siteName]).toEqual([{ width: 1_200, height: 630 }, 'Questions', 'Amberly'])
  expect(new URL(image).searchParams.get('title')).toBe('Questions')
  expect((await app.inject(image.replace('https://localhost', ''))).headers['content-type']).toBe(
    'image/jpeg',
  )
  const [data] = structured as [{ '@type': string; mainEntity: readonly unknown[] }]
  expect(data['@type']).toBe('FAQPage')
  expect(data.mainEntity.length).toBeGreaterThanOrEqual(20)
  const home = { route: { name: 'index', path: '/', access: 'visitor' }, params: {} }
  expect((await head(home, own)).structured).toMatchObject([
    { '@type': 'Organization' },
    { '@type': 'WebSite' },
  ])
  const profile = { route: { name: 'profile', path: '/profile', access: 'member' }, params: {} }
  expect(await head(profile, own)).toEqual({ robots: 'noindex' })
})
