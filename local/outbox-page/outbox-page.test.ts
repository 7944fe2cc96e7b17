import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createApp } from '../../api/src/app.ts'
import { newId } from '../../api/src/db/new-id.ts'
import { addMember } from '../../api/src/features/account/fixture-member.ts'
import { openWorld } from '../../api/src/fixtures/world.ts'
import { enqueue } from '../../api/src/outbox/enqueue.ts'
import type { OutboxMessage } from '../../api/src/outbox/message.ts'
import { testStorage } from '../../api/src/storage/fixture-storage.ts'
import { profile } from '../../api/src/tables/members.ts'
import { outbox } from '../../api/src/tables/outbox.ts'
import { outboxPageRoutes } from './outbox-page-routes.ts'

const originOf = (domain: string) => `http://${domain}:3000`
const { app, database } = await openWorld()
await app.register(outboxPageRoutes, { originOf, isMailed: false, showsCode: true, database, ...app.finders })
const { db } = database

beforeEach(async () => {
  await db.delete(outbox)
})

const send = (message: OutboxMessage) => database.inTransaction((tx) => enqueue(tx, message))

async function sendReset(overrides: Parameters<typeof addMember>[1] = {}) {
  const { brandId, memberId, email } = await addMember(database, overrides)
  await send({ brandId, memberId, channel: 'mail', kind: 'reset-password', data: { token: 'T0KEN' } })
  const [row] = await db.select().from(outbox).where(eq(outbox.memberId, memberId))
  return { email, memberId, id: row?.id ?? '' }
}

const get = (url: string, host = 'localhost', on = app) => on.inject({ url, headers: { host } })

test('lists mails, text messages and push messages, the newest first, filtered by recipient', async () => {
  const ann = await sendReset({ language: 'fi' })
  const to = { brandId: 'amberly', memberId: ann.memberId }
  await send({ ...to, address: '+31600000000', channel: 'sms', kind: 'code', data: { code: '123456' } })
  const row = { id: newId(), ...to, channel: 'push', kind: 'new-like', data: { fromId: 'x' } } as const
  await db.insert(outbox).values({ ...row, subscriptionId: 'a browser' })
  const all = await get('/dev/outbox')
  expect(all.statusCode).toBe(200)
  expect(all.headers).toMatchObject({
    refresh: '5',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'; style-src 'sha256-"),
  })
  const titles = Array.from(all.body.matchAll(/<b>(\D[^<]+)<\/b>/g), ([, title]) => title)
  expect(titles).toEqual([
    'Jotain uutta odottaa sinua.',
    'Amberly: koodisi on 123456. Älä kerro sitä kenellekään.',
    'Valitse uusi salasana',
  ])
  const one = await get(`/dev/outbox?to=${encodeURIComponent('+31600000000')}`)
  expect(one.body.match(/class="letter"/g)).toHaveLength(1)
  expect(one.body).toContain('aria-current="page">+31600000000<')
})

test('shows a mail as HTML in a sandboxed frame, and as text with working links', async () => {
  const { id } = await sendReset()
  const page = await get(`/dev/outbox/${id}`)
  expect(page.body).toContain(`<iframe title="The mail" src="/dev/outbox/${id}/html" sandbox="`)
  expect(page.body).toContain('href="http://localhost:3000/reset-password/do?token=T0KEN"')
  expect(page.body).not.toMatch(/<script| style=/)
  const html = await get(`/dev/outbox/${id}/html`)
  expect(html.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox allow-popups/)
  expect(html.body).toContain('<base target="_blank"/>')
})

test('shows the code of the demo’s staff if it may', async () => {
  expect((await get('/dev/outbox')).body).toMatch(/<b>\d{6}<\/b>/)
})

test('escapes everything that people wrote', async () => {
  const { memberId, id } = await sendReset()
  await db.update(profile).set({ name: '<script>alert(1)</script>' }).where(eq(profile.memberId, memberId))
  await send({
    brandId: 'amberly',
    address: '"><script>@example.com',
    locale: 'en',
    channel: 'mail',
    kind: 'complaint-received',
    data: { reference: '<script>' },
  })
  for (const url of [
    '/dev/outbox',
    `/dev/outbox/${id}`,
    `/dev/outbox/${id}/html`,
    '/dev/outbox?to=<script>',
  ]) {
    expect((await get(url)).body).not.toContain('<script')
  }
})

test('shows only the brand’s own messages', async () => {
  const { id } = await sendReset()
  expect((await get('/dev/outbox', 'she.localhost')).body).toContain('Nothing so far.')
  expect((await get(`/dev/outbox/${id}`, 'she.localhost')).statusCode).toBe(404)
  expect((await get(`/dev/outbox/${id}`)).statusCode).toBe(200)
})

test('with a mail server, shows only mails to demo members and invalid addresses', async () => {
  const mailed = await createApp({ database, storage: testStorage(), hasLimits: false })
  await mailed.register(outboxPageRoutes, {
    originOf,
    isMailed: true,
    showsCode: false,
    database,
    ...mailed.finders,
  })
  const real = await sendReset({ email: `${newId()}@example.com` })
  const demo = await sendReset({ email: `${newId()}@example.com`, isDemo: true })
  const invalid = await sendReset()
  const shown = (await get('/dev/outbox', 'localhost', mailed)).body
  expect(shown).not.toMatch(/<b>\d{6}<\/b>/)
  expect([real, demo, invalid].map(({ id }) => shown.includes(id))).toEqual([false, true, true])
  expect((await get(`/dev/outbox/${real.id}`, 'localhost', mailed)).statusCode).toBe(404)
  await mailed.close()
})

test('the page exists only in the demo', async () => {
  const plain = await createApp({ database, storage: testStorage(), hasLimits: false })
  const { id } = await sendReset()
  for (const url of ['/dev/outbox', `/dev/outbox/${id}`, `/dev/outbox/${id}/html`]) {
    expect((await get(url, 'localhost', plain)).statusCode).toBe(404)
  }
  await plain.close()
})

test.each([
  '/dev/outbox?to=%00',
  '/dev/outbox?to=a&to=b',
  '/dev/outbox/%00',
  '/dev/outbox/nothing',
  "/dev/outbox/'",
])('%s is refused without an error', async (url) => {
  const { statusCode } = await get(url)
  expect([404, 422]).toContain(statusCode)
})
