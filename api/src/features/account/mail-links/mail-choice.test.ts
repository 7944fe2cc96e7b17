import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { OWN_HEADERS, SECRET } from '../../../http/fixtures/server.ts'
import { unsubscribeToken } from '../../../outbox/unsubscribe-token.ts'
import { member } from '../../../tables/account.ts'
import { addMember } from '../fixture-member.ts'
import { findChoices, saveChoices } from '../own/notifications.ts'

const { app, database } = await openWorld({ secret: SECRET })
const { db } = database
const headers = { host: 'localhost', ...OWN_HEADERS }

async function addReader(topic: 'news' | 'photo' | 'offer' | 'reminder', overrides = {}) {
  const { brandId, memberId } = await addMember(database, overrides)
  const key = { brandId, memberId }
  const token = unsubscribeToken(SECRET, { ...key, topic })
  return {
    key,
    token,
    look: async () => (await app.inject({ url: `/api/mail-choice.php?token=${token}`, headers })).json(),
    choose: async (mails: string) =>
      (
        await app.inject({ method: 'PUT', url: '/api/mail-choice.php', headers, payload: { token, mails } })
      ).json(),
    disabled: async () =>
      (await db.select().from(member).where(eq(member.id, memberId)))[0]?.notificationsDisabled,
  }
}

test('§4: looking at the link changes nothing; the reader stops all mails without a login, and undoes it', async () => {
  const { look, choose, disabled } = await addReader('news')
  expect(await look()).toEqual({ topic: 'news', mails: 'on', disabled: [] })
  expect(await disabled()).toEqual([])
  expect(await choose('off')).toEqual({ topic: 'news', mails: 'off', disabled: [] })
  expect(await disabled()).toEqual(['listunsubscribe'])
  expect(await choose('off')).toMatchObject({ mails: 'off' })
  expect(await disabled()).toEqual(['listunsubscribe'])
  expect(await choose('on')).toMatchObject({ mails: 'on' })
  expect(await disabled()).toEqual([])
})

test('the topic of the mail can be stopped alone, and resumed', async () => {
  const { key, choose } = await addReader('news')
  await choose('off')
  expect(await choose('topic_off')).toMatchObject({ mails: 'topic_off' })
  const off = { email: false, push: true }
  expect(await findChoices(db, key)).toMatchObject({
    message: off,
    like: off,
    match: off,
    photo: { email: true },
  })
  expect(await choose('on')).toMatchObject({ mails: 'on' })
  expect(await findChoices(db, key)).toMatchObject({ message: { email: true }, offer: { email: false } })
})

test('resuming a topic turns on what the link had turned off, not what the member had', async () => {
  const { key, choose } = await addReader('news')
  const save = (changes: Parameters<typeof saveChoices>[2]) =>
    database.inTransaction((tx) => saveChoices(tx, key, changes))
  await save({ like: { email: false } })
  await choose('topic_off')
  await choose('topic_off')
  expect(await choose('on')).toMatchObject({ mails: 'on' })
  const [on, off] = [{ email: true }, { email: false }]
  expect(await findChoices(db, key)).toMatchObject({ message: on, like: off, match: on })

  // A choice in the settings meanwhile counts more than the link.
  await choose('topic_off')
  await save({ match: { email: false }, message: { push: false } })
  await choose('on')
  expect(await findChoices(db, key)).toMatchObject({ message: { ...on, push: false }, like: off, match: off })

  // Nothing but the settings has turned it off, and the reader asks for it here.
  await save({ message: off })
  await choose('on')
  expect(await findChoices(db, key)).toMatchObject({ message: on, like: on, match: on })
})

test('a bounce or a complaint stays, whatever the link is used for', async () => {
  const { choose, disabled } = await addReader('photo', { notificationsDisabled: ['bounce'] })
  expect(await choose('off')).toEqual({ topic: 'photo', mails: 'off', disabled: ['bounce'] })
  expect(await choose('on')).toEqual({ topic: 'photo', mails: 'on', disabled: ['bounce'] })
  expect(await disabled()).toEqual(['bounce'])
})

test('refuses the link of another brand, a made-up one, and that of a deleted member', async () => {
  const { key, token } = await addReader('news')
  const status = async (by: string, host = 'localhost') => {
    const url = `/api/mail-choice.php?token=${by}`
    return (await app.inject({ url, headers: { ...headers, host } })).statusCode
  }
  expect(await status(token)).toBe(200)
  expect(await status(token, 'she.localhost')).toBe(410)
  expect(await status('made-up')).toBe(410)
  await db.delete(member).where(eq(member.id, key.memberId))
  expect(await status(token)).toBe(410)
})
