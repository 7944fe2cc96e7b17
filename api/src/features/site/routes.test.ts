import {
  countries,
  getBundles,
  getCompany,
  getInterests,
  getRegions,
  getSettings,
  ZONE_COOKIE,
} from 'contracts'
import { expect, test } from 'vitest'
import { openWorld } from '../../fixtures/world.ts'
import { pageEvent } from '../../tables/site.ts'

const { app, database } = await openWorld({
  pushPublicKey: 'a public key',
  countryOfAddress: (ip) => (ip === '192.0.2.7' ? 'FI' : undefined),
})

const OWN = { 'x-client-type': 'web', 'sec-fetch-site': 'same-origin' }

function get(url: string, host = 'localhost', headers = {}) {
  return app.inject({ method: 'GET', url, headers: { host, ...OWN, ...headers } })
}

test.each([
  [
    'localhost:3000',
    { name: 'Amberly', domain: 'localhost', niche: 1, company_id: 1, domain_language: 'en' },
  ],
  ['127.0.0.1', { name: 'Amberly', domain: 'localhost' }],
  ['she.localhost', { name: 'Marigold', domain: 'she.localhost', niche: 2, domain_language: 'nl' }],
  ['GAY.localhost', { name: 'Garnet', domain: 'gay.localhost', niche: 7, company_id: 3 }],
])('§7: settings.php at %s has the settings of its brand', async (host, settings) => {
  const answer = getSettings.answer.parse((await get('/api/settings.php', host)).json())
  expect(answer.settings).toMatchObject({ push_public_key: 'a public key', ...settings })
})

test('§7: a domain in the query gets the settings of its brand, an unknown one gets 404', async () => {
  const forced = await get('/api/settings.php?domain=She.localhost&slug=x', 'localhost')
  expect(forced.json()).toMatchObject({ settings: { name: 'Marigold' } })
  expect((await get('/api/settings.php?domain=elsewhere.example')).statusCode).toBe(404)
  expect((await get('/api/settings.php', 'elsewhere.example')).statusCode).toBe(421)
})

test('§3: settings have the visitor’s likely country, and the chosen one if the brand serves it', async () => {
  const headers = { 'accept-language': 'de-AT' }
  const ask = async (query: string, host?: string) => {
    const { settings } = (await get(`/api/settings.php${query}`, host, headers)).json()
    return [settings.geoip_country, settings.geoip_selected_country]
  }
  expect(await ask('')).toEqual(['AT', null])
  expect(await ask('?country=NL')).toEqual(['AT', 'NL'])
  expect(await ask('?country=JP')).toEqual(['AT', null])
  expect(await ask('?country=NL', 'gay.localhost')).toEqual(['AT', null])
})

test('§3: the country follows from the address, else from the time zone, and prices with it', async () => {
  const ask = async (remoteAddress: string, cookie = '') => {
    const headers = { host: 'localhost', ...OWN, 'accept-language': 'en-US,en', cookie }
    const from = (url: string) => app.inject({ url, headers, remoteAddress })
    const { geoip_country, geoip_is_guess } = (await from(getSettings.path)).json().settings
    return [geoip_country, geoip_is_guess, (await from(getBundles.path)).json().country]
  }
  expect(await ask('192.0.2.7', `${ZONE_COOKIE}=Europe/Paris`)).toEqual(['FI', false, 'FI'])
  expect(await ask('192.0.2.8', `${ZONE_COOKIE}=Europe/Paris`)).toEqual(['FR', true, 'FR'])
  expect(await ask('192.0.2.8')).toEqual(['US', true, 'US'])
})

test('§3: interests, regions of the brand’s countries, and its company', async () => {
  const { interests } = getInterests.answer.parse((await get('/api/interests.php')).json())
  expect(interests).toHaveLength(50)
  const ofAll = getRegions.answer.parse((await get('/api/regions.php')).json())
  expect(Object.keys(ofAll.regions)).toEqual(countries)
  const ofShe = getRegions.answer.parse((await get('/api/regions.php', 'she.localhost')).json())
  expect(Object.keys(ofShe.regions)).toEqual(['NL', 'BE', 'DE', 'AT', 'CH', 'FR', 'GB', 'IE'])
  const { company } = getCompany.answer.parse((await get('/api/companyinfo.php', 'she.localhost')).json())
  expect(company).toMatchObject({ name: 'Marigold Example B.V.', delete_discount: 25, added: '2024-06-03' })
})

test('§7: geocode.php finds the place of a point and refuses invalid coordinates', async () => {
  const found = await get('/api/geocode.php?lat=60.17&lon=24.94')
  expect(found.json()).toEqual({ location: { country: 'FI', region: 'FI-18', city: 'Helsinki' } })
  for (const query of ['', '?lat=91&lon=0', '?lat=0&lon=-181', '?lat=x&lon=0', '?lat=NaN&lon=Infinity']) {
    const { statusCode } = await get(`/api/geocode.php${query}`)
    expect([query, statusCode]).toEqual([query, 422])
  }
})

test('§4, §7: beacons are stored without saying who sent them, except those of other sites', async () => {
  // A beacon cannot carry custom headers.
  const beacon = (url: string, body: object, site = 'same-origin') =>
    app.inject({ method: 'POST', url, body, headers: { host: 'localhost', 'sec-fetch-site': site } })
  expect((await beacon('/api/page-hidden.php', {})).statusCode).toBe(204)
  const bounce = { path: '/landers/video', milliseconds: 1_200 }
  expect((await beacon('/api/page-bounce.php', bounce)).statusCode).toBe(204)
  expect((await beacon('/api/page-hidden.php', {}, 'cross-site')).statusCode).toBe(403)
  for (const path of ['members', '/activate?token=secret', `/${'x'.repeat(200)}`]) {
    const { statusCode } = await beacon('/api/page-bounce.php', { ...bounce, path })
    expect([path, statusCode]).toEqual([path, 422])
  }
  const stored = await database.db.select().from(pageEvent).orderBy(pageEvent.id)
  expect(stored).toMatchObject([
    { brandId: 'amberly', kind: 'page-hidden', path: null, milliseconds: null },
    { brandId: 'amberly', kind: 'page-bounce', ...bounce },
  ])
})
