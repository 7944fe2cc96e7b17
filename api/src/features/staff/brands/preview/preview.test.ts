import * as contract from 'contracts'
import { expect, test } from 'vitest'
import { openWorld } from '../../../../fixtures/world.ts'
import { MINUTE_MS } from '../../../../time.ts'
import { PREVIEW_END_PATH } from './previews.ts'

let now = Date.now()
const world = await openWorld({ clock: { now: () => new Date(now) } })
const { app } = world
const admin = await world.headersOf('amberly', 'staff')
const HOST = 'she.localhost'
const atHost = { ...admin, host: HOST, cookie: '' }

/** Saves a draft of the brand at `HOST` and returns the path of a link to its preview. */
async function linkTo(changes: contract.BrandChanges, headers = admin) {
  const query = { brand: 'marigold' }
  await app.inject({
    method: 'POST',
    url: contract.saveStaffBrand.path,
    headers,
    query,
    payload: { changes },
  })
  const answer = await app.inject({ method: 'POST', url: contract.previewStaffBrand.path, headers, query })
  const { address } = answer.json()
  expect(address).toMatch(/^http:\/\/she\.localhost\/brand-preview\?token=/)
  return new URL(address)
}

/** Opens a link; returns the cookie that the browser sends from then on. */
async function open({ pathname, search }: Pick<URL, 'pathname' | 'search'>, host = HOST) {
  const answer = await app.inject({ url: pathname + search, headers: { host } })
  expect(answer.statusCode).toBe(303)
  expect(answer.headers).toMatchObject({ location: '/', 'cache-control': 'no-store' })
  const [cookie] = answer.cookies
  return cookie?.value ? `${cookie.name}=${cookie.value}` : ''
}

async function read(endpoint: contract.Endpoint, cookie: string, host = HOST) {
  const answer = await app.inject({ url: endpoint.path, headers: { ...atHost, host, cookie } })
  return { headers: answer.headers, json: answer.json() }
}

const descriptionFor = async (cookie: string, host = HOST): Promise<string> =>
  (await read(contract.getSettings, cookie, host)).json.settings.description

const DRAFT = 'A draft of another description.'

test('whoever opens the link sees the draft at the brand’s host, with its company, and nobody else does', async () => {
  const cookie = await open(await linkTo({ description: DRAFT, company_city: 'Leeds' }))
  expect(await descriptionFor(cookie)).toBe(DRAFT)
  expect((await read(contract.getCompany, cookie)).json.company.city).toBe('Leeds')
  // Others must not get this answer from the cache of pages.
  expect((await read(contract.getCompany, cookie)).headers).not.toHaveProperty('platform-shared')
  expect((await read(contract.getCompany, '')).headers).toHaveProperty('platform-shared')
  expect(await descriptionFor('')).not.toBe(DRAFT)
  expect((await read(contract.getCompany, '')).json.company.city).not.toBe('Leeds')
  expect(await descriptionFor(cookie, 'localhost')).not.toBe(DRAFT)
  const view = await app.inject({ url: '/app.webmanifest', headers: { host: HOST, cookie } })
  expect(view.body).not.toContain(DRAFT)
})

test('the price list has the prices of the draft', async () => {
  const smallest = async (cookie: string): Promise<contract.Bundle> => {
    const url = `${contract.getBundles.path}?country=NL`
    const { bundles } = (await app.inject({ url, headers: { ...atHost, cookie } })).json()
    return bundles[0]
  }
  const { id, price } = await smallest('')
  const cookie = await open(await linkTo({ bundle_prices: { [id]: price + 200 } }))
  expect(await smallest(cookie)).toMatchObject({ id, price: price + 200 })
  expect(await smallest('')).toMatchObject({ id, price })
})

test('what changes something gets the published brand', async () => {
  const cookie = await open(await linkTo({ signups: 'none' }))
  expect((await read(contract.getSettings, cookie)).json.settings.signups).toBe('none')
  const signup = await app.inject({
    method: 'POST',
    url: contract.signUp.path,
    headers: { ...atHost, cookie },
    payload: {
      email: 'previewed@example.com',
      name: 'Robin',
      password: 'correct horse battery',
      date_of_birth: '1990-06-15',
    },
  })
  expect(signup.json()).toMatchObject({ user: { role: 'free' } })
})

test.each([
  ['forged', (link: URL) => link.search.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['without a signature', (link: URL) => link.search.replace(/\..*/, '')],
  ['with a part too many', (link: URL) => `${link.search}.`],
  ['empty', () => '?token='],
  ['without a token', () => ''],
])('a link that is %s shows what is published', async (_, searchOf) => {
  const link = await linkTo({ description: DRAFT })
  const cookie = await open({ pathname: link.pathname, search: searchOf(link) })
  expect(cookie).toBe('')
  expect(await descriptionFor(cookie)).not.toBe(DRAFT)
})

test('the link is no cookie', async () => {
  const link = await linkTo({ description: DRAFT })
  const token = link.searchParams.get('token')
  expect(await descriptionFor(`brand-preview=${token}`)).not.toBe(DRAFT)
})

test('a link is good for a minute, a preview for half an hour', async () => {
  const link = await linkTo({ description: DRAFT })
  const cookie = await open(link)
  now += MINUTE_MS
  expect(await open(link)).toBe('')
  now += 28 * MINUTE_MS
  expect(await descriptionFor(cookie)).toBe(DRAFT)
  now += MINUTE_MS
  expect(await descriptionFor(cookie)).not.toBe(DRAFT)
})

test('a preview ends at a press, and with the session of the admin', async () => {
  const other = await world.headersOf('amberly', 'staff')
  now = Date.now()
  const cookie = await open(await linkTo({ description: DRAFT }, other))
  const ended = await app.inject({ url: PREVIEW_END_PATH, headers: { host: HOST, cookie } })
  expect(ended.cookies).toMatchObject([{ name: 'brand-preview', value: '' }])
  expect(await descriptionFor(cookie)).toBe(DRAFT)
  await app.inject({ method: contract.logOut.method, url: contract.logOut.path, headers: other })
  expect(await descriptionFor(cookie)).not.toBe(DRAFT)
})

test('a brand that is not open yet can be previewed at its host', async () => {
  const host = 'preview.localhost'
  const body = {
    name: 'Nova',
    domain: host,
    company_name: 'Amberly Example Ltd',
    domain_language: 'nl',
    niche: 2,
    country: 'NL',
  }
  const headers = admin
  const made = await app.inject({
    method: 'POST',
    url: contract.createStaffBrand.path,
    headers,
    payload: body,
  })
  const query = { brand: made.json().id }
  const answer = await app.inject({ method: 'POST', url: contract.previewStaffBrand.path, headers, query })
  const cookie = await open(new URL(answer.json().address), host)
  expect((await read(contract.getSettings, cookie, host)).json.settings.name).toBe('Nova')
  expect((await read(contract.getSettings, '', host)).json.error.code).toBe('not_found')
})
