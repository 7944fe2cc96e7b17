import * as contract from 'contracts'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { staffAction } from '../../../tables/account.ts'
import { bundle } from '../../../tables/orders.ts'
import { brand, company } from '../../../tables/site.ts'
import { findBrand } from '../../site/brands.ts'

const world = await openWorld()
const { app, database } = world
const admin = await world.headersOf('amberly', 'staff')

async function call(
  endpoint: contract.Endpoint,
  body?: object,
  query: Readonly<Record<string, string>> = {},
) {
  const { method, path: url } = endpoint
  const answer = await app.inject({ method, url, headers: admin, query, ...(body && { payload: body }) })
  return { status: answer.statusCode, json: answer.body === '' ? undefined : answer.json() }
}

const stateOf = async (id: string): Promise<contract.AnswerOf<typeof contract.getStaffBrand>> =>
  (await call(contract.getStaffBrand, undefined, { brand: id })).json
const save = (id: string, changes: contract.BrandChanges) =>
  call(contract.saveStaffBrand, { changes }, { brand: id })
const history = async (id: string): Promise<contract.AnswerOf<typeof contract.getStaffBrandHistory>> =>
  (await call(contract.getStaffBrandHistory, undefined, { brand: id })).json

async function publish(id: string, note = '') {
  const { draft } = await stateOf(id)
  return call(contract.publishStaffBrand, { made_at: draft?.made_at ?? null, note }, { brand: id })
}

/** The server asks for a brand again after five seconds. */
const TAKEOVER = { timeout: 10_000, interval: 500 }

let hosts = 0
async function create(more: object = {}) {
  const body = {
    name: 'Nova',
    domain: `nova-${++hosts}.localhost`,
    company_name: 'Amberly Example Ltd',
    domain_language: 'nl',
    niche: 2,
    country: 'NL',
    ...more,
  }
  const { status, json } = await call(contract.createStaffBrand, body)
  return { status, id: json?.id as string, host: body.domain, json }
}

const settingsAt = async (host: string) => {
  const answer = await app.inject({ url: contract.getSettings.path, headers: { ...admin, host, cookie: '' } })
  return { status: answer.statusCode, settings: answer.json().settings }
}

test('a new brand is a copy in everything else, its maker’s, and shut to visitors until it is published', async () => {
  const { id, host } = await create()
  expect(await stateOf(id)).toMatchObject({
    is_open: false,
    live: { name: 'Nova', domain: host, countries: ['NL'], niche: 2, domain_language: 'nl' },
    draft: null,
    problems: [],
  })
  const { json } = await call(contract.getStaff)
  expect(json.brands).toContainEqual({ id, name: 'Nova', is_own: false, roles: ['admin'] })
  const elsewhere = { ...admin, cookie: '' }
  const asked = await app.inject({
    url: contract.getSettings.path,
    headers: elsewhere,
    query: { domain: host },
  })
  expect(asked.statusCode).toBe(404)

  expect((await publish(id)).json).toEqual({ number: 1 })
  const opened = await findBrand(database, host)
  expect(opened).toMatchObject({ id, isOpen: true, settings: { name: 'Nova', countries: ['NL'] } })
  expect(await database.db.$count(bundle, eq(bundle.brandId, id))).toBeGreaterThan(0)
})

test('before it is published nobody signs up at its host, afterwards they do', async () => {
  const { id, host } = await create()
  expect((await settingsAt(host)).status).toBe(421)
  await publish(id)
  // Its closed state is remembered for five seconds.
  await expect.poll(async () => (await settingsAt(host)).status, { timeout: 8_000 }).toBe(200)
  const payload = {
    email: 'robin@example.com',
    name: 'Robin',
    password: 'a long way to the sea',
    date_of_birth: '1990-06-15',
  }
  const { url, headers } = { url: contract.signUp.path, headers: { ...admin, host, cookie: '' } }
  expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
}, 20_000)

test('a host that another brand has is refused at once, and in a draft before it is published', async () => {
  const taken = await create({ domain: 'she.localhost' })
  expect(taken.status).toBe(422)
  expect(taken.json.error.fields).toEqual({ domain: 'invalid_input' })
  const { id } = await create()
  await save(id, { domain: 'localhost' })
  expect((await stateOf(id)).problems).toEqual([
    { field: 'domain', kind: 'host_taken', names: ['localhost'] },
  ])
  expect((await publish(id)).status).toBe(422)
})

test('a company of another name has details to fill in first, and is a company of its own', async () => {
  const { id } = await create({ company_name: 'Nova B.V.' })
  const missing = (await stateOf(id)).problems.map(({ field, kind }) => `${field} ${kind}`)
  expect(missing).toEqual([
    'company_address missing',
    'company_city missing',
    'company_country missing',
    'company_kvk missing',
  ])
  await save(id, {
    company_address: 'Straat 1',
    company_city: 'Utrecht',
    company_country: 'NL',
    company_kvk: '1234',
  })
  expect((await publish(id)).status).toBe(200)
  const [amberly] = await database.db.select().from(company).where(eq(company.id, 1))
  expect(amberly?.name).toBe('Amberly Example Ltd')
})

test('a brand that shares its company with another changes it for itself only', async () => {
  const { id } = await create()
  await save(id, { company_city: 'Leeds' })
  await publish(id)
  expect((await stateOf(id)).live.company_city).toBe('Leeds')
  expect((await stateOf('amberly')).live.company_city).toBe('London')
})

test.each<[contract.BrandChanges, string, contract.BrandProblemKind]>([
  [{ most_chosen_bundle: 7 }, 'most_chosen_bundle', 'no_such_bundle'],
  [
    { direct_debit: { creditor_id: 'NL00ZZZ000000000000', limit_per_day: 20_000, limit_per_month: 10_000 } },
    'direct_debit',
    'month_under_day',
  ],
  [{ domain_language: 'fi' }, 'domain_language', 'language_without_country'],
  [{ minimum_message_costs: {} }, 'minimum_message_costs', 'country_without_price'],
  [
    { minimum_message_costs: { NL: { costs: 90, currency: 'EUR' } } },
    'minimum_message_costs',
    'price_under_minimum',
  ],
])('the draft %j is not published: its problem is said at %s', async (changes, field, kind) => {
  const { id } = await create()
  await save(id, changes)
  expect((await stateOf(id)).problems).toMatchObject([{ field, kind }])
  expect((await publish(id)).status).toBe(422)
})

test('a draft is one list of changes, which visitors don’t get; what is as before is none', async () => {
  const { id } = await create()
  await publish(id)
  await save(id, { refund_days: 30, name: 'Stella' })
  await save(id, { min_age: 21, name: 'Nova' })
  const { draft, live } = await stateOf(id)
  expect(draft?.changes).toEqual({ refund_days: 30, min_age: 21 })
  expect(live.refund_days).toBe(14)
  await save(id, { refund_days: 14, min_age: 18 })
  expect((await stateOf(id)).draft).toBeNull()
  expect((await publish(id)).status).toBe(422)
})

test('another order of countries or filters is no change, another order of trade names is one', async () => {
  const { id } = await create()
  await save(id, { countries: ['NL', 'BE'], search_fields: ['gender', 'country'] })
  await publish(id)
  await save(id, { countries: ['BE', 'NL'], search_fields: ['country', 'gender'] })
  expect((await stateOf(id)).draft).toBeNull()
  await save(id, { company_tradenames: ['Nova', 'Stella'] })
  await publish(id)
  await save(id, { company_tradenames: ['Stella', 'Nova'] })
  expect((await stateOf(id)).draft?.changes).toEqual({ company_tradenames: ['Stella', 'Nova'] })
})

test('of two brands that are published at one host at once, one gets it, and the other says so', async () => {
  const both = [await create(), await create()]
  for (const { id } of both) await save(id, { domain: 'wanted.localhost' })
  const answers = await Promise.all(both.map(({ id }) => publish(id)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
  const refused = answers.findIndex(({ status }) => status === 422)
  expect(answers[refused]?.json.error.fields).toEqual({ domain: 'invalid_input' })
  expect((await stateOf(both[refused]?.id ?? '')).problems).toMatchObject([
    { field: 'domain', kind: 'host_taken' },
  ])
})

test('the list can be searched by name and host, and narrowed to a state', async () => {
  const { id, host } = await create({ name: 'Capella' })
  const listed = async (query: Readonly<Record<string, string>>) =>
    (await call(contract.listStaffBrands, undefined, query)).json.brands.map(
      (one: { readonly id: string }) => one.id,
    )
  expect(await listed({ text: 'capELLA' })).toEqual([id])
  expect(await listed({ text: host })).toEqual([id])
  expect(await listed({ text: 'capella', state: 'live' })).toEqual([])
  expect(await listed({ text: 'capella', state: 'new' })).toEqual([id])
  expect(await listed({ text: '%' })).toEqual([])
})

test('prices of bundles are published with the draft, which keeps only those that differ', async () => {
  const { id } = await create()
  await publish(id)
  const { bundle_prices: prices } = (await stateOf(id)).live
  const raised = { ...prices, 'nl-60': (prices['nl-60'] ?? 0) + 100, 'xx-1': 900 }
  await save(id, { bundle_prices: raised })
  expect((await stateOf(id)).draft?.changes).toEqual({ bundle_prices: { 'nl-60': raised['nl-60'] } })
  expect((await publish(id)).status).toBe(200)
  const isIt = and(eq(bundle.brandId, id), eq(bundle.id, 'nl-60'))
  const [row] = await database.db.select().from(bundle).where(isIt)
  expect(row?.price).toBe(raised['nl-60'])
  expect((await history(id)).revisions[0]).toMatchObject({ is: { bundle_prices: { 'nl-60': row?.price } } })
  await call(contract.restoreStaffBrand, { number: 1 }, { brand: id })
  expect((await stateOf(id)).draft?.changes).toEqual({ bundle_prices: { 'nl-60': prices['nl-60'] } })
  await save(id, { bundle_prices: { 'nl-60': 100 } })
  expect((await stateOf(id)).problems).toMatchObject([{ kind: 'price_under_minimum', names: ['nl-60'] }])
})

test('every other setting is published, and none of those that are for staff reaches a visitor', async () => {
  const { id, host } = await create()
  const changes: contract.BrandChanges = {
    payment_methods: ['ideal', 'paypal'],
    payment_fees: { paypal: 2.5 },
    weekly_deal: { weekday: 3, percentage: 20 },
    direct_debit: { creditor_id: 'NL00ZZZ000000000000', limit_per_day: 10_000, limit_per_month: 30_000 },
    icebreakers: { nl: ['Wat is je favoriete strand?'] },
    visible_profile_fields: ['city'],
    visible_profile_notes: ['about_me'],
    gifts: ['star', 'rose'],
    premium_match_uplift: 40,
  }
  await save(id, { ...changes, case_minutes: { photo: 5 } })
  expect((await publish(id)).status).toBe(200)
  const found = await findBrand(database, host)
  expect(found?.settings).toMatchObject({ ...changes, case_minutes: { photo: 5 } })
  await expect.poll(() => settingsAt(host), TAKEOVER).toMatchObject({ status: 200 })
  const { settings } = await settingsAt(host)
  expect(settings).toMatchObject({ gifts: ['star', 'rose'], payment_fees: { paypal: 2.5 } })
  for (const name of ['payment_methods', 'icebreakers', 'case_minutes'])
    expect(settings).not.toHaveProperty(name)
  const lines = await app.inject({
    url: contract.getIcebreakers.path,
    query: { locale: 'nl' },
    headers: { host },
  })
  expect(lines.json().icebreakers).toEqual(['Wat is je favoriete strand?'])
})

test('only what the admin has seen is published', async () => {
  const { id } = await create()
  await save(id, { refund_days: 30 })
  const { draft } = await stateOf(id)
  await save(id, { refund_days: 60 })
  const seen = { made_at: draft?.made_at, note: '' }
  expect((await call(contract.publishStaffBrand, seen, { brand: id })).json).toEqual({ number: null })
  expect((await stateOf(id)).is_open).toBe(false)
})

test('the history says who changed what, and brings an earlier state back as a draft', async () => {
  const { id } = await create()
  await publish(id)
  await save(id, { refund_days: 30, enable_site_entry_popup: 'no' })
  expect((await publish(id, 'A month to change one’s mind')).json).toEqual({ number: 2 })
  const { revisions } = await history(id)
  const { name } = await world.meet('amberly', 'staff')
  expect(revisions).toMatchObject([
    {
      number: 2,
      author: name,
      note: 'A month to change one’s mind',
      was: { refund_days: 14, enable_site_entry_popup: 'yes' },
      is: { refund_days: 30, enable_site_entry_popup: 'no' },
    },
    { number: 1, was: {}, is: {} },
  ])
  await call(contract.restoreStaffBrand, { number: 1 }, { brand: id })
  const { draft } = await stateOf(id)
  expect(draft?.changes).toEqual({ refund_days: 14, enable_site_entry_popup: 'yes' })
  expect((await publish(id)).json).toEqual({ number: 3 })
  const [row] = await database.db.select().from(brand).where(eq(brand.id, id))
  expect(row?.settings.refund_days).toBe(14)
})

test('the first change of an old brand keeps what was before; another country gets its bundles', async () => {
  await save('marigold', { countries: ['NL', 'BE', 'DE', 'AT', 'CH', 'FR', 'GB', 'IE', 'US'] })
  const { minimum_message_costs: costs } = (await stateOf('marigold')).live
  await save('marigold', { minimum_message_costs: { ...costs, US: { costs: 0.6, currency: 'USD' } } })
  expect((await publish('marigold')).json).toEqual({ number: 2 })
  expect((await history('marigold')).revisions).toMatchObject([
    { number: 2, is: { countries: expect.arrayContaining(['US']) } },
    { number: 1, author: null },
  ])
  const bundles = await database.db.select().from(bundle).where(eq(bundle.brandId, 'marigold'))
  expect(bundles.filter(({ country }) => country === 'US')).toHaveLength(5)
})

test('each step is in the log', async () => {
  const { id } = await create()
  await save(id, { refund_days: 30 })
  await call(contract.discardStaffBrand, undefined, { brand: id })
  await publish(id)
  const actions = await database.db
    .select({ action: staffAction.action })
    .from(staffAction)
    .where(eq(staffAction.subject, id))
    .orderBy(staffAction.createdAt)
  expect(actions.map(({ action }) => action)).toEqual([
    'brand create',
    'brand save',
    'brand discard',
    'brand publish',
  ])
})
