import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { member } from '../../../tables/account.ts'
import { userEvent } from '../../../tables/events.ts'
import { accountToken } from '../../../tables/own-account.ts'
import { DAY_MS } from '../../../time.ts'
import { ask, callLogIn } from '../fixture-login.ts'
import { mailsTo, tokenIn } from '../fixture-mails.ts'
import { addMember } from '../fixture-member.ts'
import { issueToken } from '../mail-tokens/account-tokens.ts'
import { FORM, newAddress, signUpNow } from '../signup/fixture-signup.ts'
import { hashOfToken } from '../tokens.ts'

let now = new Date('2026-03-01T12:00:00Z')
const { app, database } = await openWorld({ clock: { now: () => now } })
const { db } = database

/** The password of the signup, which the caller enters. */
const MINE = { password: FORM.password }

interface Caller {
  readonly token?: string
  readonly host?: string
  readonly password?: string
}

const activate = (token: string, { password, ...caller }: Caller = {}) =>
  ask(app, { method: 'POST', url: '/api/activation.php', body: { token, password }, ...caller })

const resend = (token: string, body: object = {}) =>
  ask(app, { method: 'POST', url: '/api/activation.php?resend=1', body, token })

const linkOf = (key: { readonly memberId: string }) => tokenIn(database, key, 'activate')

async function memberOf({ memberId }: { readonly memberId: string }) {
  const [found] = await db.select().from(member).where(eq(member.id, memberId))
  return found
}

test('§4: the link confirms the address on any device with the password, and the member’s open pages learn of it', async () => {
  const robin = await signUpNow(app)
  const { status, user, cookie } = await activate(await linkOf(robin), MINE)
  expect([status, user]).toMatchObject([200, { id: robin.id, status: 'confirmed' }])
  const seen = await ask(app, { method: 'GET', url: '/api/user.php', token: cookie?.value })
  expect(seen.user?.id).toBe(robin.id)
  expect((await memberOf(robin))?.status).toBe('confirmed')
  const events = await db.select().from(userEvent).where(eq(userEvent.memberId, robin.id))
  expect(events.at(-1)?.event).toMatchObject({ kind: 'user', user: { status: 'confirmed' } })
})

test('a stranger’s click on the link confirms no account that someone else made with their address', async () => {
  const thief = await signUpNow(app)
  const link = await linkOf(thief)
  const visitor = await signUpNow(app)
  const answers = [
    await activate(link),
    await activate(link, { password: 'a guess' }),
    await activate(link, { token: visitor.token }),
  ]
  for (const { status, error, cookie } of answers) {
    expect([status, error?.fields, cookie]).toEqual([403, { password: 'login_failed' }, undefined])
  }
  expect((await memberOf(thief))?.status).toBe('not_confirmed')

  // The owner of the mailbox can have the account, but then the thief has not.
  await ask(app, { method: 'POST', url: '/api/reset-password.php', body: { email: thief.email } })
  const token = await tokenIn(database, thief, 'reset-password')
  const password = 'another song about rain'
  const body = { token, password, password_again: password }
  await ask(app, { method: 'PUT', url: '/api/reset-password.php', body })
  expect((await memberOf(thief))?.status).toBe('confirmed')
  const getUser = { method: 'GET', url: '/api/user.php', token: thief.token } as const
  expect((await ask(app, getUser)).user).toBeNull()
  expect((await callLogIn(app, { email: thief.email, password: FORM.password })).status).toBe(403)
  expect((await callLogIn(app, { email: thief.email, password })).user?.id).toBe(thief.id)
})

test('the password to a link is limited like any other, and a wrong one leaves the link valid', async () => {
  const robin = await signUpNow(app)
  const link = await linkOf(robin)
  const codes = []
  for (let tries = 0; tries < 6; tries += 1)
    codes.push((await activate(link, { password: `wrong ${tries}` })).error?.code)
  expect(codes).toEqual([...Array<string>(4).fill('login_failed'), 'too_many_attempts', 'too_many_attempts'])
  expect((await activate(link, { token: robin.token })).user?.status).toBe('confirmed')
})

test('only a link’s hash is stored, and opening its page alone changes nothing', async () => {
  const robin = await signUpNow(app)
  const link = await linkOf(robin)
  const [kept] = await db.select().from(accountToken).where(eq(accountToken.memberId, robin.id))
  expect(kept?.tokenHash).toBe(hashOfToken(link))
  expect(JSON.stringify(kept)).not.toContain(link)
  expect((await ask(app, { method: 'GET', url: `/api/activation.php?token=${link}` })).status).toBe(404)
  expect((await memberOf(robin))?.status).toBe('not_confirmed')
})

test('§8: used, superseded, expired and made-up links and those of another brand get the same refusal', async () => {
  const used = await signUpNow(app)
  const usedLink = await linkOf(used)
  await activate(usedLink, MINE)
  const robin = await signUpNow(app)
  const superseded = await linkOf(robin)
  await resend(robin.token)
  const fresh = await linkOf(robin)
  expect(fresh).not.toBe(superseded)
  const reset = await database.inTransaction((tx) =>
    issueToken(tx, robin, { purpose: 'reset-password', now }),
  )
  const far = await activate(fresh, { host: 'she.localhost' })
  const answers = [far]
  for (const link of [usedLink, superseded, reset, 'made up', 'x'.repeat(100)])
    answers.push(await activate(link))
  now = new Date(now.getTime() + 7 * DAY_MS + 1)
  answers.push(await activate(fresh))
  for (const { status, error } of answers) {
    expect(status).toBe(410)
    expect(error).toEqual({ code: 'link_expired', message: 'Link expired or invalid, request a new email' })
  }
  expect((await memberOf(robin))?.status).toBe('not_confirmed')
})

test('thirty clicks at the same time use a link once', async () => {
  const robin = await signUpNow(app)
  const link = await linkOf(robin)
  const answers = await Promise.all(Array.from({ length: 30 }, () => activate(link, { token: robin.token })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(29)
})

test('§8: a banned or closed account cannot be activated', async () => {
  for (const status of ['banned', 'pending_deletion'] as const) {
    const ann = await addMember(database, { status })
    const link = await database.inTransaction((tx) => issueToken(tx, ann, { purpose: 'activate', now }))
    expect((await activate(link)).error?.code).toBe('activation_failed')
    expect((await memberOf(ann))?.status).toBe(status)
  }
})

test('§4: a member can have the mail sent again, also to another address, which replaces the first once confirmed', async () => {
  const robin = await signUpNow(app)
  expect((await resend(robin.token)).body).toEqual({ sent_to: robin.email })
  const other = newAddress()
  expect((await resend(robin.token, { email: ` ${other.toUpperCase()} ` })).body).toEqual({ sent_to: other })
  expect((await resend(robin.token)).body).toEqual({ sent_to: other })
  const mails = await mailsTo(database, robin, 'activate')
  expect(mails.map(({ address }) => address)).toEqual([other, other, null, null])
  expect((await memberOf(robin))?.email).toBe(robin.email)
  const { body } = await ask(app, { method: 'GET', url: '/api/account.php', token: robin.token })
  expect(body['account']).toMatchObject({ email: robin.email, pending_email: other })
  const { user } = await activate(await linkOf(robin), { token: robin.token })
  expect(user?.status).toBe('confirmed')
  expect(await memberOf(robin)).toMatchObject({ email: other, status: 'confirmed' })
})

test('§5: another address must be valid and free, also when its link is followed', async () => {
  const robin = await signUpNow(app)
  const ann = await addMember(database)
  expect((await resend(robin.token, { email: 'robin' })).error?.fields).toEqual({ email: 'invalid_email' })
  expect((await resend(robin.token, { email: ann.email })).error?.fields).toEqual({ email: 'email_taken' })
  const other = newAddress()
  await resend(robin.token, { email: other })
  await addMember(database, { email: other })
  expect((await activate(await linkOf(robin), MINE)).error?.code).toBe('activation_failed')
  expect(await memberOf(robin)).toMatchObject({ email: robin.email, status: 'not_confirmed' })
})

test('a confirmed member is sent no more activation mails', async () => {
  const robin = await signUpNow(app)
  await activate(await linkOf(robin), MINE)
  expect((await resend(robin.token, { email: newAddress() })).body).toEqual({ sent_to: null })
  expect(await mailsTo(database, robin, 'activate')).toHaveLength(1)
})
