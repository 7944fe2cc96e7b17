import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { member } from '../../../tables/account.ts'
import { DAY_MS } from '../../../time.ts'
import { ask, callLogIn } from '../fixture-login.ts'
import { mailsTo, tokenIn } from '../fixture-mails.ts'
import { addMember, PASSWORD } from '../fixture-member.ts'
import { newAddress } from '../signup/fixture-signup.ts'

let now = new Date('2026-03-01T12:00:00Z')
const { app, database } = await openWorld({ clock: { now: () => now } })
const { db } = database

const NEW = 'another song about rain'

async function addLoggedIn() {
  const ann = await addMember(database)
  return { ann, token: (await callLogIn(app, { email: ann.email, password: PASSWORD })).cookie?.value }
}

const changePassword = (token: string | undefined) =>
  ask(app, {
    method: 'PUT',
    url: '/api/password.php',
    body: { old_password: PASSWORD, password: NEW, password_again: NEW },
    token,
  })

const requestChange = (token: string | undefined, email: string, password = PASSWORD) =>
  ask(app, { method: 'POST', url: '/api/mail-change.php', body: { email, password }, token })

const follow = (link: string, token?: string, host = 'localhost', password?: string) =>
  ask(app, {
    method: 'POST',
    url: '/api/mail-change.php?confirm=1',
    body: { token: link, password },
    token,
    host,
  })

const linkOf = (key: { readonly memberId: string }) => tokenIn(database, key, 'mail-change')

const emailOf = async ({ id }: { readonly id: string }) =>
  (await db.select().from(member).where(eq(member.id, id)))[0]?.email

test('§2: a member requests another address with the password, and has it once they follow the link', async () => {
  const { ann, token } = await addLoggedIn()
  const other = newAddress()
  expect((await requestChange(token, ` ${other.toUpperCase()}`)).body).toEqual({ sent_to: other })
  expect(await mailsTo(database, ann, 'mail-change')).toMatchObject([{ address: other }])
  expect(await mailsTo(database, ann, 'mail-change-notice')).toMatchObject([{ address: ann.email }])
  expect(await emailOf(ann)).toBe(ann.email)
  expect((await follow(await linkOf(ann), token)).user?.id).toBe(ann.id)
  expect(await emailOf(ann)).toBe(other)
  expect((await callLogIn(app, { email: other, password: PASSWORD })).status).toBe(200)
  expect((await callLogIn(app, { email: ann.email, password: PASSWORD })).status).toBe(403)
})

test.each(['ann', '', 'the same'])('§5: %j is refused as a new address', async (text) => {
  const { ann, token } = await addLoggedIn()
  const { error } = await requestChange(token, text === 'the same' ? ann.email.toUpperCase() : text)
  expect(error).toEqual({
    code: 'invalid_new_email',
    message: 'New email address is invalid',
    fields: { email: 'invalid_new_email' },
  })
})

test('§8: an address that has an account is refused, when it is requested and when the link is followed', async () => {
  const { ann, token } = await addLoggedIn()
  const ben = await addMember(database)
  expect((await requestChange(token, ben.email)).error?.fields).toEqual({ email: 'account_exists' })
  const other = newAddress()
  await requestChange(token, other)
  await addMember(database, { email: other })
  expect((await follow(await linkOf(ann), token)).error?.message).toBe(
    'An account with this e-mail address already exists',
  )
  expect(await emailOf(ann)).toBe(ann.email)
})

test('with a wrong password no address is requested', async () => {
  const { ann, token } = await addLoggedIn()
  const { error } = await requestChange(token, newAddress(), 'wrong')
  expect(error?.fields).toEqual({ password: 'old_password_wrong' })
  expect(await mailsTo(database, ann, 'mail-change')).toEqual([])
})

test('links are refused once used, superseded, expired or followed by a new password, and at another brand', async () => {
  const { ann, token } = await addLoggedIn()
  await requestChange(token, newAddress())
  const superseded = await linkOf(ann)
  await requestChange(token, newAddress())
  const used = await linkOf(ann)
  await follow(used, token)
  await requestChange(token, newAddress())
  const fresh = await linkOf(ann)
  const answers = [
    await follow(superseded),
    await follow(used),
    await follow(fresh, undefined, 'she.localhost'),
  ]
  const { cookie } = await changePassword(token)
  answers.push(await follow(fresh))
  await requestChange(cookie?.value, newAddress(), NEW)
  const last = await linkOf(ann)
  now = new Date(now.getTime() + DAY_MS + 1)
  answers.push(await follow(last))
  for (const { status, error } of answers) expect([status, error?.code]).toEqual([410, 'link_expired'])
})

test('§4: a new address is confirmed by its link, and no longer counts as bouncing', async () => {
  const ann = await addMember(database, { status: 'not_confirmed', notificationsDisabled: ['bounce', 'fbl'] })
  const token = (await callLogIn(app, { email: ann.email, password: PASSWORD })).cookie?.value
  await requestChange(token, newAddress())
  const { user } = await follow(await linkOf(ann), token)
  expect(user).toMatchObject({ status: 'confirmed', notifications_disabled: ['fbl'] })
})

test('of two members who prove the same address at the same time, one gets it and the other is told', async () => {
  for (let round = 0; round < 5; round += 1) {
    const email = newAddress()
    const links: [link: string, token: string | undefined][] = []
    for (const { ann, token } of [await addLoggedIn(), await addLoggedIn()]) {
      await requestChange(token, email)
      links.push([await linkOf(ann), token])
    }
    const answers = await Promise.all(links.map((link) => follow(...link)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(['account_exists'])
  }
})
