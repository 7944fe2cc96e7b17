import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { member } from '../../../tables/account.ts'
import { addMember } from '../fixture-member.ts'
import { changeNotifications } from '../own/notifications.ts'
import { reports } from './fixture-reports.ts'

const AUTH = 'postmark:a-long-password-1'
const { app, database } = await openWorld({ mailWebhookAuth: AUTH })
const { db } = database

const post = (report: object, auth: string | undefined = AUTH, on = app) =>
  on.inject({
    method: 'POST',
    url: '/api/mail-webhook.php',
    headers: {
      host: 'localhost',
      ...(auth && { authorization: `Basic ${Buffer.from(auth).toString('base64')}` }),
    },
    payload: report,
  })

async function addReader(overrides = {}) {
  const email = `${newId()}@example.com`
  const { brandId, memberId } = await addMember(database, { email, ...overrides })
  const disabled = async () =>
    (await db.select().from(member).where(eq(member.id, memberId)))[0]?.notificationsDisabled
  return { email, key: { brandId, memberId }, disabled }
}

test.each([
  ['bounce', ({ email }: { email: string }) => ({ ...reports.bounce, Email: email.toUpperCase() })],
  ['fbl', ({ email }: { email: string }) => ({ ...reports.complaint, Email: email })],
  ['listunsubscribe', ({ email }: { email: string }) => ({ ...reports.change, Recipient: email })],
] as const)('§4: a report stops mails at once, with the reason %s', async (reason, reportOn) => {
  const ann = await addReader()
  const ben = await addReader()
  expect((await post(reportOn(ann))).statusCode).toBe(204)
  expect(await ann.disabled()).toEqual([reason])
  expect(await ben.disabled()).toEqual([])
})

test('the same mailbox at another brand stops, too', async () => {
  const ann = await addReader()
  const sister = await addReader({ email: ann.email, brandId: 'marigold' })
  await post({ ...reports.complaint, Email: ann.email })
  expect(await sister.disabled()).toEqual(['fbl'])
})

test('a report that comes again does not undo that the member turned mails on again', async () => {
  const ann = await addReader()
  const report = { ...reports.bounce, Email: ann.email }
  await Promise.all([post(report), post(report)])
  expect(await ann.disabled()).toEqual(['bounce'])
  await changeNotifications(database, ann.key, { enable_email: true })
  expect((await post(report)).statusCode).toBe(204)
  expect(await ann.disabled()).toEqual([])
  await post({ ...report, ID: 2 })
  expect(await ann.disabled()).toEqual(['bounce'])
})

test('a new subscription lifts the unsubscription, but not a bounce', async () => {
  const ann = await addReader({ notificationsDisabled: ['bounce', 'listunsubscribe'] })
  await post({ ...reports.change, Recipient: ann.email, SuppressSending: false, SuppressionReason: null })
  expect(await ann.disabled()).toEqual(['bounce'])
})

test('reports about unknown addresses and of other kinds are accepted; malformed ones are not', async () => {
  expect((await post({ ...reports.bounce, Email: 'nobody@example.com' })).statusCode).toBe(204)
  expect((await post({ RecordType: 'Delivery', Recipient: 'ann@example.com' })).statusCode).toBe(204)
  expect((await post({ RecordType: 'Bounce' })).statusCode).toBe(422)
})

test('without the credentials a report is refused, and changes nothing', async () => {
  const ann = await addReader()
  const report = { ...reports.complaint, Email: ann.email }
  const refused = await Promise.all([post(report, 'postmark:wrong'), post(report, '')])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 401])
  expect(refused[0]?.headers['www-authenticate']).toBe('Basic')
  const unconfigured = await openWorld()
  expect((await post(report, AUTH, unconfigured.app)).statusCode).toBe(401)
  expect(await ann.disabled()).toEqual([])
})
