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
  const enter = async () => (await callLogIn(app, { email: ann.email, password: PASSWORD })).cookie?.value
  return { ann, token: await enter(), enter }
}

const isIn = async (token: string | undefined) =>
  Boolean((await ask(app, { method: 'GET', url: '/api/user.php', token })).user)

const change = (token: string | undefined, body: object = {}) =>
  ask(app, {
    method: 'PUT',
    url: '/api/password.php',
    body: { old_password: PASSWORD, password: NEW, password_again: NEW, ...body },
    token,
  })

test('a member who changes the password gets a new session and is logged out in all other browsers', async () => {
  const { ann, token, enter } = await addLoggedIn()
  const phone = await enter()
  const { status, cookie } = await change(token)
  expect(status).toBe(204)
  expect([await isIn(token), await isIn(phone), await isIn(cookie?.value)]).toEqual([false, false, true])
  expect((await callLogIn(app, { email: ann.email, password: NEW })).status).toBe(200)
  expect(await mailsTo(database, ann, 'password-changed')).toHaveLength(1)
})

test.each([
  [{ old_password: 'wrong' }, { old_password: 'old_password_wrong' }],
  [{ password_again: 'another' }, { password_again: 'passwords_differ' }],
  [{ password: 'short', password_again: 'short' }, { password: 'password_too_short' }],
  [{ password: '12345678', password_again: '12345678' }, { password: 'password_too_common' }],
])('§5: the password change %j is refused, and the member stays logged in', async (body, fields) => {
  const { token } = await addLoggedIn()
  const { status, error } = await change(token, body)
  expect([status, error?.fields]).toEqual([422, fields])
  expect(await isIn(token)).toBe(true)
})

test('§8: old passwords are limited to five tries, which do not lock the login', async () => {
  const { ann, token } = await addLoggedIn()
  const codes = []
  for (let tries = 0; tries < 20; tries += 1) {
    codes.push((await change(token, { old_password: 'wrong' })).error?.code)
  }
  expect(codes.filter((code) => code === 'old_password_wrong')).toHaveLength(4)
  expect(codes.filter((code) => code === 'too_many_attempts')).toHaveLength(16)
  expect((await change(token)).error).toMatchObject({ code: 'too_many_attempts', minutes: 15 })
  expect((await callLogIn(app, { email: ann.email, password: PASSWORD })).status).toBe(200)
})

const askForMail = (token: string | undefined, email: string, password = PASSWORD) =>
  ask(app, { method: 'POST', url: '/api/mail-change.php', body: { email, password }, token })

const follow = (link: string, token?: string, host = 'localhost') =>
  ask(app, { method: 'POST', url: '/api/mail-change.php?confirm=1', body: { token: link }, token, host })

const linkOf = (key: { readonly memberId: string }) => tokenIn(database, key, 'mail-change')

const emailOf = async ({ id }: { readonly id: string }) =>
  (await db.select().from(member).where(eq(member.id, id)))[0]?.email

test('§2: a member requests another address with the password, and has it once they follow the link', async () => {
  const { ann, token } = await addLoggedIn()
  const other = newAddress()
  expect((await askForMail(token, ` ${other.toUpperCase()}`)).body).toEqual({ sent_to: other })
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
  const { error } = await askForMail(token, text === 'the same' ? ann.email.toUpperCase() : text)
  expect(error).toEqual({
    code: 'invalid_new_email',
    message: 'New email address is invalid',
    fields: { email: 'invalid_new_email' },
  })
})

test('§8: an address that has an account is refused, when it is requested and when the link is followed', async () => {
  const { ann, token } = await addLoggedIn()
  const ben = await addMember(database)
  expect((await askForMail(token, ben.email)).error?.fields).toEqual({ email: 'account_exists' })
  const other = newAddress()
  await askForMail(token, other)
  await addMember(database, { email: other })
  expect((await follow(await linkOf(ann))).error?.message).toBe(
    'An account with this e-mail address already exists',
  )
  expect(await emailOf(ann)).toBe(ann.email)
})

test('with a wrong password no address is requested', async () => {
  const { ann, token } = await addLoggedIn()
  const { error } = await askForMail(token, newAddress(), 'wrong')
  expect(error?.fields).toEqual({ password: 'old_password_wrong' })
  expect(await mailsTo(database, ann, 'mail-change')).toEqual([])
})

test('links are refused once used, superseded, expired or followed by a new password, and at another brand', async () => {
  const { ann, token } = await addLoggedIn()
  await askForMail(token, newAddress())
  const superseded = await linkOf(ann)
  await askForMail(token, newAddress())
  const used = await linkOf(ann)
  await follow(used)
  await askForMail(token, newAddress())
  const fresh = await linkOf(ann)
  const answers = [
    await follow(superseded),
    await follow(used),
    await follow(fresh, undefined, 'she.localhost'),
  ]
  const { cookie } = await change(token)
  answers.push(await follow(fresh))
  await askForMail(cookie?.value, newAddress(), NEW)
  const last = await linkOf(ann)
  now = new Date(now.getTime() + DAY_MS + 1)
  answers.push(await follow(last))
  for (const { status, error } of answers) expect([status, error?.code]).toEqual([410, 'link_expired'])
})

test('§4: a new address is confirmed by its link, and no longer counts as bouncing', async () => {
  const ann = await addMember(database, { status: 'not_confirmed', notificationsDisabled: ['bounce', 'fbl'] })
  const token = (await callLogIn(app, { email: ann.email, password: PASSWORD })).cookie?.value
  await askForMail(token, newAddress())
  const { user } = await follow(await linkOf(ann), token)
  expect(user).toMatchObject({ status: 'confirmed', notifications_disabled: ['fbl'] })
})
