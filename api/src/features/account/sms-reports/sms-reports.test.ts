import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { smsReportUrl } from '../../../outbox/sms-report-url.ts'
import { outbox } from '../../../tables/outbox.ts'

const secret = 'a secret of the tests alone'
const {
  app,
  database: { db },
} = await openWorld({ secret })

async function addText(channel: 'sms' | 'mail' = 'sms') {
  const id = newId()
  const sent = { status: 'sent', attempts: 1, settledAt: new Date() } as const
  await db.insert(outbox).values({ id, brandId: 'amberly', channel, kind: 'code', ...sent })
  const row = async () => (await db.select().from(outbox).where(eq(outbox.id, id)))[0]
  const url = smsReportUrl(secret, 'https://localhost', id) ?? expect.fail('There is no URL.')
  return { row, path: url.replace('https://localhost', '') }
}

const post = (url: string, payload: string | object) =>
  app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'localhost',
      ...(typeof payload === 'string' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    payload,
  })

test('a text that Twilio or Vonage reports as delivered has the time', async () => {
  for (const payload of [
    'MessageSid=SM1&MessageStatus=delivered',
    { message_uuid: 'a', status: 'delivered' },
  ]) {
    const { row, path } = await addText()
    expect((await post(path, payload)).statusCode).toBe(204)
    expect(await row()).toMatchObject({ status: 'sent', deliveredAt: expect.any(Date) })
  }
})

test('a text that did not reach its phone is dead, with the network’s code', async () => {
  const { row, path } = await addText()
  await post(path, 'MessageStatus=sent')
  expect(await row()).toMatchObject({ status: 'sent', deliveredAt: null })
  for (let time = 0; time < 2; time += 1) await post(path, 'MessageStatus=undelivered&ErrorCode=30003')
  expect(await row()).toMatchObject({ status: 'dead', reason: 'The network did not deliver it: 30003.' })
})

test('a report needs the proof of its own text, and changes nothing but texts', async () => {
  const [ann, ben, mail] = [await addText(), await addText(), await addText('mail')]
  const forged = ann.path.replace(/id=[^&]+/, /id=[^&]+/.exec(ben.path)?.[0] ?? '')
  expect((await post(forged, 'MessageStatus=failed')).statusCode).toBe(403)
  expect((await post(mail.path, 'MessageStatus=failed')).statusCode).toBe(204)
  expect(await ben.row()).toMatchObject({ status: 'sent' })
  expect(await mail.row()).toMatchObject({ status: 'sent' })
})

test('a site without HTTPS names no address for reports, since the provider cannot reach it', () => {
  expect(smsReportUrl(secret, 'http://localhost:3000', '1')).toBeUndefined()
})
