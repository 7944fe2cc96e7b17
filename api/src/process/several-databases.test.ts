import { getEvents, getReleases, getUser, logIn } from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BrandDatabase } from '../db/databases/database-settings.ts'
import { type OtherDatabases, openOtherDatabases } from '../db/databases/other-databases.ts'
import { newId } from '../db/new-id.ts'
import { testDatabase } from '../db/testing/test-database.ts'
import { addMember } from '../features/account/fixture-member.ts'
import { reports } from '../features/account/mail-reports/fixture-reports.ts'
import { fakeCheckout, SIGNATURE } from '../features/credits/fixtures/fake-payments.ts'
import { bundleIn } from '../features/credits/orders/fixture-orders.ts'
import { addPhotoRow } from '../features/members/photos/fixture-photo.ts'
import { sweepPictures } from '../features/members/photos/sweep-pictures.ts'
import { type BrandId, openWorld } from '../fixtures/world.ts'
import { fileNames, savePicture } from '../pictures/save-picture.ts'
import { namesIn, testStorage } from '../storage/fixture-storage.ts'
import { member } from '../tables/account.ts'
import { paymentEvent, paymentOrder } from '../tables/orders.ts'
import { DAY_MS } from '../time.ts'

const AUTH = 'postmark:a-long-password-1'
const storage = testStorage()
const { payments } = fakeCheckout()
const databases = { amberly: await testDatabase(), marigold: await testDatabase() }
const entries: Record<BrandId, BrandDatabase> = {
  amberly: { name: 'first', brands: ['localhost'], databaseUrl: databases.amberly.url },
  marigold: { name: 'second', brands: ['she.localhost'], databaseUrl: databases.marigold.url },
}

/** Databases that are away as long as a test wants. */
let isAway = false
function openOther(brandId: BrandId): OtherDatabases {
  const others = openOtherDatabases([entries[brandId]])
  return {
    ...others,
    each: (work) => (isAway ? Promise.reject(new Error('The other database is away.')) : others.each(work)),
  }
}

const others = { amberly: openOther('marigold'), marigold: openOther('amberly') }
const open = (brandId: BrandId) =>
  openWorld({
    database: databases[brandId],
    brandDomains: entries[brandId].brands,
    others: others[brandId],
    storage,
    checkout: { ...fakeCheckout(), payments },
    mailWebhookAuth: AUTH,
  })

/** Two processes, each with a database in which one brand is. */
const worlds = { amberly: await open('amberly'), marigold: await open('marigold') }

const elsewhere = { amberly: 'marigold', marigold: 'amberly' } as const
const brandIds = ['amberly', 'marigold'] as const

/** All that a database holds. */
async function everythingIn(brandId: BrandId) {
  const { pool } = databases[brandId]
  const { rows } = await pool.query<{ table: string }>(
    `select table_name as table from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const counts = rows.map(async ({ table }) => {
    const text = `select count(*)::int as n, md5(string_agg(one::text, '' order by one::text)) from "${table}" one`
    return [table, (await pool.query(text)).rows[0]]
  })
  return Object.fromEntries(await Promise.all(counts))
}

test.each(brandIds)('a process serves its own brand, %s, and refuses the other with 421', async (brandId) => {
  const { app, headersOf } = worlds[brandId]
  const url = getUser.path
  const own = await app.inject({ url, headers: await headersOf(brandId, 'premium') })
  expect(own.json()).toMatchObject({ user: { role: 'premium' } })
  const theirs = await worlds[elsewhere[brandId]].headersOf(elsewhere[brandId], 'premium')
  for (const path of [url, getEvents.path, '/media/one.card', '/'])
    expect((await app.inject({ url: path, headers: theirs })).statusCode).toBe(421)
  // Nor does their cookie count at the brand that is here.
  const { host } = await headersOf(brandId, 'visitor')
  const there = await app.inject({ url, headers: { ...theirs, host } })
  expect(there.json()).toMatchObject({ user: null })
  expect((await app.inject({ url: '/readyz', headers: theirs })).statusCode).toBe(200)
  expect(app.servesDomain(theirs['host'] ?? '')).toBe(false)
})

test.each(brandIds)('whatever happens at %s changes nothing in the other database', async (brandId) => {
  const before = await everythingIn(elsewhere[brandId])
  const { app, headersOf, meet } = worlds[brandId]
  await meet(brandId, 'premium')
  const credentials = { email: 'premium@example.invalid', password: 'amberly-demo-1' }
  const headers = await headersOf(brandId, 'visitor')
  const answer = await app.inject({ method: 'POST', url: logIn.path, headers, payload: credentials })
  expect(answer.statusCode).toBe(200)
  expect(await everythingIn(elsewhere[brandId])).toEqual(before)
})

async function addReader(brandId: BrandId, email: string) {
  const { memberId } = await addMember(databases[brandId], { email, brandId })
  return async () => {
    const { db } = databases[brandId]
    return (await db.select().from(member).where(eq(member.id, memberId)))[0]?.notificationsDisabled
  }
}

test('a report on a mailbox reaches every database once, also if one is away at first', async () => {
  const email = `${newId()}@example.com`
  const [here, there] = [await addReader('amberly', email), await addReader('marigold', email)]
  const report = () =>
    worlds.amberly.app.inject({
      method: 'POST',
      url: '/api/mail-webhook.php',
      headers: { host: 'localhost', authorization: `Basic ${Buffer.from(AUTH).toString('base64')}` },
      payload: { ...reports.bounce, Email: email },
    })
  isAway = true
  expect((await report()).statusCode).toBe(500)
  expect([await here(), await there()]).toEqual([['bounce'], []])
  isAway = false
  for (let times = 0; times < 2; times += 1) expect((await report()).statusCode).toBe(204)
  expect([await here(), await there()]).toEqual([['bounce'], ['bounce']])
})

async function addOrder(brandId: BrandId) {
  const database = databases[brandId]
  const { memberId } = await addMember(database, { brandId })
  const bundle = await bundleIn(database, { brandId })
  const { id: bundleId, country, currency, credits, price } = bundle
  const [id, paymentId] = [newId(), newId()]
  const now = new Date()
  const amounts = { country, currency, credits, price, discount: 0, fee: 0 }
  const times = { createdAt: now, expiresAt: now }
  await database.db.insert(paymentOrder).values({
    id,
    brandId,
    memberId,
    requestId: id,
    requestHash: id,
    status: 'pending',
    bundleId,
    paymentId,
    ...amounts,
    ...times,
    method: 'ideal',
  })
  return paymentId
}

const webhook = (payment_id: string, event_id: string) =>
  worlds.amberly.app.inject({
    method: 'POST',
    url: '/api/payment-webhook.php',
    query: { provider: 'hyperswitch' },
    headers: { host: 'localhost', 'x-webhook-signature-512': SIGNATURE },
    payload: { event_id, payment_id },
  })

const eventsIn = (brandId: BrandId, id: string) =>
  databases[brandId].db.$count(paymentEvent, eq(paymentEvent.id, id))

test.each([
  ['amberly', 1, 0],
  ['marigold', 0, 1],
] as const)('a payment of %s is told where its order is, once', async (brandId, here, there) => {
  const paymentId = await addOrder(brandId)
  const eventId = newId()
  isAway = true
  expect((await webhook(paymentId, eventId)).statusCode).toBe(brandId === 'amberly' ? 204 : 500)
  isAway = false
  for (let times = 0; times < 2; times += 1) expect((await webhook(paymentId, eventId)).statusCode).toBe(204)
  expect([await eventsIn('amberly', eventId), await eventsIn('marigold', eventId)]).toEqual([here, there])
})

test('a payment that no database knows is noted where it was told', async () => {
  const eventId = newId()
  expect((await webhook('pay_of_someone_else', eventId)).statusCode).toBe(204)
  expect([await eventsIn('amberly', eventId), await eventsIn('marigold', eventId)]).toEqual([1, 0])
})

test('the pictures of all brands are in one storage: a sweep spares those of the other database', async () => {
  const file = Buffer.from('a picture')
  const files = { full: file, match: file, card: file, thumb: file, blurred: file }
  const prepared = { files, width: 720, height: 900, thumbhash: 'thumbhash' }
  const stored = await Promise.all([1, 2, 3].map(() => savePicture(storage, prepared)))
  for (const [at, brandId] of brandIds.entries()) {
    const { memberId } = await addMember(databases[brandId], { brandId })
    await addPhotoRow(databases[brandId], { brandId, memberId }, { ...stored[at], status: 'active' })
  }
  const [one, two, orphan] = stored.map(fileNames)
  const sweep = () =>
    sweepPictures(
      { database: databases.amberly, storage, others: others.amberly },
      new Date(Date.now() + 2 * DAY_MS),
    )
  isAway = true
  await expect(sweep()).rejects.toThrow('away')
  expect(await namesIn(storage)).toEqual(expect.arrayContaining([...(orphan ?? [])]))
  isAway = false
  expect(await sweep()).toMatchObject({ orphans: orphan?.length })
  expect(await namesIn(storage)).toEqual([...(one ?? []), ...(two ?? [])].sort())
})

test('no account is an admin of the brands of all databases, so releases are for the command line', async () => {
  const { app, headersOf } = worlds.amberly
  const answer = await app.inject({ url: getReleases.path, headers: await headersOf('amberly', 'staff') })
  expect(answer.json()).toMatchObject({ may_change: false })
})
