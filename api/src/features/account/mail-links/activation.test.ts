import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { member } from '../../../tables/account.ts'
import { userEvent } from '../../../tables/events.ts'
import { accountToken } from '../../../tables/own-account.ts'
import { DAY_MS } from '../../../time.ts'
import { ask } from '../fixture-login.ts'
import { mailsTo, tokenIn } from '../fixture-mails.ts'
import { addMember } from '../fixture-member.ts'
import { hashOfToken } from '../sessions/sessions.ts'
import { newAddress, signUpNow } from '../signup/fixture-signup.ts'
import { issueToken } from './account-tokens.ts'

let now = new Date('2026-03-01T12:00:00Z')
const { app, database } = await openWorld({ clock: { now: () => now } })
const { db } = database

const activate = (token: string, more: { readonly token?: string; readonly host?: string } = {}) =>
  ask(app, { method: 'POST', url: '/api/activation.php', body: { token }, ...more })

const resend = (token: string, body: object = {}) =>
  ask(app, { method: 'POST', url: '/api/activation.php?resend=1', body, token })

const linkOf = (key: { readonly memberId: string }) => tokenIn(database, key, 'activate')

async function memberOf({ memberId }: { readonly memberId: string }) {
  const [found] = await db.select().from(member).where(eq(member.id, memberId))
  return found
}

test('§4: the link confirms the address on any device, and the member’s open pages learn of it', async () => {
  const robin = await signUpNow(app)
  const { status, body } = await activate(await linkOf(robin))
  // The caller is not logged in, so the response does not name the member.
  expect([status, body]).toEqual([200, { user: null }])
  expect((await memberOf(robin))?.status).toBe('confirmed')
  const events = await db.select().from(userEvent).where(eq(userEvent.memberId, robin.id))
  expect(events.at(-1)?.event).toMatchObject({ kind: 'user', user: { status: 'confirmed' } })
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
  await activate(usedLink)
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
  const answers = await Promise.all(Array.from({ length: 30 }, () => activate(link)))
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
  expect((await activate(await linkOf(robin))).error?.code).toBe('activation_failed')
  expect(await memberOf(robin)).toMatchObject({ email: robin.email, status: 'not_confirmed' })
})

test('a confirmed member is sent no more activation mails', async () => {
  const robin = await signUpNow(app)
  await activate(await linkOf(robin))
  expect((await resend(robin.token, { email: newAddress() })).body).toEqual({ sent_to: null })
  expect(await mailsTo(database, robin, 'activate')).toHaveLength(1)
})
