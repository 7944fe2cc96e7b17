import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { member } from '../../../tables/account.ts'
import { mailUndo } from '../../../tables/own-account.ts'
import { DAY_MS } from '../../../time.ts'
import { ask, callLogIn } from '../fixture-login.ts'
import { mailsTo, tokenIn } from '../fixture-mails.ts'
import { addMember, PASSWORD } from '../fixture-member.ts'
import { issueToken } from '../mail-tokens/account-tokens.ts'
import { callSignUp, newAddress } from '../signup/fixture-signup.ts'

let now = new Date('2026-03-01T12:00:00Z')
const { app, database } = await openWorld({ clock: { now: () => now } })
const { db } = database

const NEW = 'another song about rain'

async function addLoggedIn() {
  const ann = await addMember(database)
  const token = (await callLogIn(app, { email: ann.email, password: PASSWORD })).cookie?.value
  return { ann, token }
}

type Ann = Awaited<ReturnType<typeof addLoggedIn>>['ann']

const request = (token: string | undefined, email: string) =>
  ask(app, { method: 'POST', url: '/api/mail-change.php', body: { email, password: PASSWORD }, token })

/** Requests another address and confirms it. */
async function change({ ann, token }: Awaited<ReturnType<typeof addLoggedIn>>, email = newAddress()) {
  now = new Date(now.getTime() + 1_000)
  await request(token, email)
  const link = await tokenIn(database, ann, 'mail-change')
  const done = await ask(app, {
    method: 'POST',
    url: '/api/mail-change.php?confirm=1',
    body: { token: link },
    token,
  })
  expect(done.status).toBe(200)
  return email
}

const undo = (link: string, host = 'localhost') =>
  ask(app, { method: 'POST', url: '/api/mail-change.php?undo=1', body: { token: link }, host })

const memberOf = async ({ id }: Ann) => (await db.select().from(member).where(eq(member.id, id)))[0]

const isIn = async (token: string | undefined) =>
  Boolean((await ask(app, { method: 'GET', url: '/api/user.php', token })).user)

function reset(token: unknown) {
  const body = { token, password: NEW, password_again: NEW }
  return ask(app, { method: 'PUT', url: '/api/reset-password.php', body })
}

test('both mails to the old address bring it back, log everyone out and let the owner choose a new password', async () => {
  for (const kind of ['mail-change-notice', 'mail-changed'] as const) {
    const thief = await addLoggedIn()
    const { ann } = thief
    await change(thief)
    const [mail] = await mailsTo(database, ann, kind)
    expect(mail?.address).toBe(ann.email)
    const link = await tokenIn(database, ann, kind)
    // Opening the page alone changes nothing.
    expect((await ask(app, { method: 'GET', url: `/api/mail-change.php?undo=${link}` })).status).toBe(404)
    expect((await memberOf(ann))?.email).not.toBe(ann.email)

    const { status, body, cookie } = await undo(link)
    expect([status, cookie]).toEqual([200, undefined])
    expect((await memberOf(ann))?.email).toBe(ann.email)
    expect(await isIn(thief.token)).toBe(false)
    expect((await callLogIn(app, { email: ann.email, password: PASSWORD })).status).toBe(403)
    expect((await reset(body['reset'])).status).toBe(200)
    expect((await callLogIn(app, { email: ann.email, password: NEW })).user?.id).toBe(ann.id)
  }
})

test('a change that is only requested is cancelled, too', async () => {
  const thief = await addLoggedIn()
  const { ann } = thief
  await request(thief.token, newAddress())
  const [link, confirm] = [
    await tokenIn(database, ann, 'mail-change-notice'),
    await tokenIn(database, ann, 'mail-change'),
  ]
  expect((await undo(link)).status).toBe(200)
  const body = { token: confirm, password: PASSWORD }
  const late = await ask(app, { method: 'POST', url: '/api/mail-change.php?confirm=1', body })
  expect(late.error?.code).toBe('link_expired')
  expect((await memberOf(ann))?.email).toBe(ann.email)
  expect(await isIn(thief.token)).toBe(false)
})

test('a link works once, for a week and at its own brand', async () => {
  const one = await addLoggedIn()
  await change(one)
  const link = await tokenIn(database, one.ann, 'mail-changed')
  const earlier = await tokenIn(database, one.ann, 'mail-change-notice')
  const answers = [await undo(link, 'she.localhost'), await undo('made up')]
  expect((await undo(link)).status).toBe(200)
  answers.push(await undo(link), await undo(earlier))
  const two = await addLoggedIn()
  await change(two)
  const old = await tokenIn(database, two.ann, 'mail-changed')
  now = new Date(now.getTime() + 7 * DAY_MS)
  answers.push(await undo(old))
  for (const { status, error } of answers) expect([status, error?.code]).toEqual([410, 'link_expired'])
})

test('thirty clicks at the same time undo a change once', async () => {
  const thief = await addLoggedIn()
  await change(thief)
  const link = await tokenIn(database, thief.ann, 'mail-changed')
  const answers = await Promise.all(Array.from({ length: 30 }, () => undo(link)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a thief cannot void the owner’s link: by a second change, by using its link first, or by a new password', async () => {
  const thief = await addLoggedIn()
  const { ann } = thief
  await change(thief)
  const owners = await tokenIn(database, ann, 'mail-changed')
  await change(thief)
  await undo(await tokenIn(database, ann, 'mail-changed'))
  const token = await database.inTransaction((tx) => issueToken(tx, ann, { purpose: 'reset-password', now }))
  await reset(token)
  expect((await undo(owners)).status).toBe(200)
  expect(await memberOf(ann)).toMatchObject({ email: ann.email, passwordHash: null })
})

test('nobody else can take the old address while its owner can have it back', async () => {
  const thief = await addLoggedIn()
  const { ann } = thief
  await change(thief)
  expect((await callSignUp(app, { email: ann.email })).error?.code).toBe('email_taken')
  const other = await addLoggedIn()
  expect((await request(other.token, ann.email)).error?.code).toBe('account_exists')
  const elsewhere = await callSignUp(app, { email: ann.email }, { host: 'she.localhost' })
  expect(elsewhere.status).toBe(200)
  // The member can have it back by a change, as well.
  await change(thief, ann.email)
  expect((await memberOf(ann))?.email).toBe(ann.email)
})

test('an account that was closed after the change is open again', async () => {
  const thief = await addLoggedIn()
  const { ann } = thief
  await change(thief)
  await ask(app, {
    method: 'DELETE',
    url: '/api/account.php',
    body: { password: PASSWORD },
    token: thief.token,
  })
  const link = await tokenIn(database, ann, 'mail-changed')
  expect((await undo(link)).status).toBe(200)
  expect(await memberOf(ann)).toMatchObject({ email: ann.email, status: 'confirmed', leftAt: null })
})

test('an address that was never confirmed gets no such link, and a banned member has no use for one', async () => {
  const robin = await callSignUp(app)
  const key = { memberId: String(robin.user?.id) }
  const body = { email: newAddress(), password: 'a song about rain' }
  await ask(app, { method: 'POST', url: '/api/mail-change.php', body, token: robin.cookie?.value })
  expect(await mailsTo(database, key, 'mail-change')).toHaveLength(1)
  expect(await mailsTo(database, key, 'mail-change-notice')).toEqual([])
  const thief = await addLoggedIn()
  await change(thief)
  await db.update(member).set({ status: 'banned' }).where(eq(member.id, thief.ann.id))
  expect((await undo(await tokenIn(database, thief.ann, 'mail-changed'))).error?.code).toBe('link_expired')
})

test('only a link’s hash is stored, and expired ones are deleted', async () => {
  const thief = await addLoggedIn()
  await request(thief.token, newAddress())
  const link = await tokenIn(database, thief.ann, 'mail-change-notice')
  expect(JSON.stringify(await db.select().from(mailUndo))).not.toContain(link)
  now = new Date(now.getTime() + 8 * DAY_MS)
  const next = await addLoggedIn()
  await request(next.token, newAddress())
  expect((await db.select().from(mailUndo)).map(({ memberId }) => memberId)).toEqual([next.ann.id])
})
