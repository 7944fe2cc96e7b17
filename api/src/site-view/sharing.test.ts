import { dismissals, LOCALE_COOKIE } from 'contracts'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { openWorld } from '../fixtures/world.ts'
import { siteView } from './site-view.ts'

const network = 3
const profileLimits = { unconfirmed: 1, confirmed: 1, premium: 1, network, unconfirmedNetwork: 1 }
const world = await openWorld({ hasLimits: true, profileLimits })
const { app, database } = world
const clock = { now: () => new Date('2026-03-15T12:00:00Z') }
const view = siteView({ ...app.finders, database, clock, originOf: (domain) => `https://${domain}` })

async function sharingOf({ domain = 'localhost', url = '/', cookies = {}, ip = '192.0.2.7' } = {}) {
  const request = { domain, url, cookies, ip, headers: {}, server: app }
  return (await view(request as unknown as FastifyRequest)).sharing
}

test('visitors share pages with others of the same brand, language, rights and warning; members share none', async () => {
  const kinds = [
    {},
    { domain: 'she.localhost' },
    { cookies: { [LOCALE_COOKIE]: 'fi' } },
    { cookies: { [dismissals.entryWarning]: '1' } },
  ]
  const keys = await Promise.all(kinds.map(async (kind) => (await sharingOf(kind))?.key))
  expect(new Set(keys).size).toBe(kinds.length)
  expect(keys).not.toContain(undefined)
  expect((await sharingOf({ ip: '198.51.100.1' }))?.key).toBe(keys[0])
  const { cookie = '' } = await world.headersOf('amberly', 'free')
  expect(await sharingOf({ cookies: { session: cookie.replace('session=', '') } })).toBeUndefined()
})

test('whoever gets a shared page is counted as a viewer of its profiles', async () => {
  const shared = await sharingOf()
  const admits = (...data: string[]) => shared?.admits?.(data)
  expect(await admits('a b', '')).toBe(true)
  expect(await admits('c')).toBe(true)
  expect(await admits('d')).toBe(false)
  expect(await admits('b c')).toBe(true)
  expect(await (await sharingOf({ ip: '198.51.100.1' }))?.admits?.(['d'])).toBe(true)
})
