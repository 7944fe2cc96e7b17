import { siteState } from 'contracts'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { switchableDatabase } from '../db/testing/switchable-database.ts'
import { findSession } from '../features/account/sessions/sessions.ts'
import { cacheLiveLanders } from '../features/landers/documents/live-landers.ts'
import { findBrand } from '../features/site/brands.ts'
import { openWorld } from '../fixtures/world.ts'
import { cacheBrands } from '../http/caller/brand-cache.ts'
import { siteView } from './site-view.ts'

const world = await openWorld()
const { database, cut, mend } = await switchableDatabase(world.database.url)
const now = () => new Date()

/** The view of a node that has just started: it knows no brand yet. */
function newView() {
  // Without the few seconds in which the cache asks nobody.
  const find = cacheBrands((domain) => findBrand(database, domain), { ttl: 1 })
  return siteView({
    database,
    clock: { now },
    originOf: (domain) => `https://${domain}`,
    findSession: (token) => findSession(database, token, now()),
    findBrand: find,
    findBrandToRead: ({ domain }) => find(domain),
    liveLanders: cacheLiveLanders(database),
    shareImage: () => '/media/share.jpg',
  })
}

function visit(view: ReturnType<typeof newView>, { domain = 'localhost', url = '/', session = '' } = {}) {
  const cookies = session === '' ? {} : { session }
  const server = { isSecure: false, pushPublicKey: 'a key' }
  return view({ domain, url, cookies, headers: {}, server } as unknown as FastifyRequest)
}

const admittedTo = ({ admits }: { admits: (access: string) => boolean }) =>
  ['any', 'visitor', 'member', 'staff', 'search'].filter(admits)

test('while the database is stopped, visitors get the last known settings, and members wait for it', async () => {
  const view = newView()
  const { cookie = '' } = await world.headersOf('amberly', 'free')
  const session = cookie.replace('session=', '')
  const before = await visit(view)
  expect((await visit(view, { session })).state.user).not.toBeNull()
  await cut()

  const visitor = await visit(view)
  expect(siteState.parse(visitor.state)).toEqual(siteState.parse(before.state))
  expect([visitor.retryAfter, admittedTo(visitor)]).toEqual([undefined, admittedTo(before)])

  const unknown = await visit(view, { session })
  expect(unknown).toMatchObject({ retryAfter: 5, siteName: 'Amberly', state: { user: null } })
  expect(admittedTo(unknown)).not.toContain('member')
  expect(admittedTo(unknown)).not.toContain('visitor')
  expect(admittedTo(unknown)).toContain('any')

  const route = { name: 'members-id', path: '/members/:id', access: 'search' }
  expect(await unknown.head({ route, params: { id: 'x' } }, {})).toEqual({ robots: 'noindex' })

  await mend()
  const again = await visit(view, { session })
  expect(again.state.user).not.toBeNull()
  expect([again.retryAfter, admittedTo(again)]).toEqual([undefined, ['any', 'member', 'search']])
})

test('a node that does not know the brand yet says when to come back', async () => {
  await cut()
  await expect(visit(newView())).rejects.toMatchObject({ statusCode: 503, retryAfter: 2 })
  await mend()
  expect(await visit(newView())).toMatchObject({ siteName: 'Amberly' })
})
