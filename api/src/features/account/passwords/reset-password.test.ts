import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { session } from '../../../tables/account.ts'
import { HOUR_MS } from '../../../time.ts'
import { ask, callLogIn } from '../fixture-login.ts'
import { mailsTo, tokenIn } from '../fixture-mails.ts'
import { addMember, PASSWORD } from '../fixture-member.ts'
import { issueToken } from '../mail-tokens/account-tokens.ts'
import { newAddress } from '../signup/fixture-signup.ts'

let now = new Date('2026-03-01T12:00:00Z')
const { app, database } = await openWorld({ clock: { now: () => now } })
const { db } = database

const NEW = 'another song about rain'

const forget = (email: string) =>
  ask(app, { method: 'POST', url: '/api/reset-password.php', body: { email } })

const reset = (token: string, body: object = {}, host = 'localhost') =>
  ask(app, {
    method: 'PUT',
    url: '/api/reset-password.php',
    body: { token, password: NEW, password_again: NEW, ...body },
    host,
  })

const linkOf = (key: { readonly memberId: string }) => tokenIn(database, key, 'reset-password')

test('§8: a member who forgot the password sets a new one by a mailed link, which ends all their sessions', async () => {
  const ann = await addMember(database)
  const enter = (password: string) => callLogIn(app, { email: ann.email, password })
  const token = (await enter(PASSWORD)).cookie?.value
  for (let tries = 0; tries < 5; tries += 1) await enter('wrong')
  expect((await forget(` ${ann.email.toUpperCase()}`)).status).toBe(204)
  expect((await reset(await linkOf(ann))).status).toBe(200)
  expect(await db.$count(session, eq(session.memberId, ann.id))).toBe(0)
  expect((await ask(app, { method: 'GET', url: '/api/user.php', token })).user).toBeNull()
  // The tries of before count no longer.
  expect((await enter(NEW)).status).toBe(200)
  expect((await enter(PASSWORD)).error?.code).toBe('login_failed')
  expect(await mailsTo(database, ann, 'password-changed')).toMatchObject([
    { data: { changedAt: now.toISOString() } },
  ])
})

test.each([
  ['nobody@example.invalid', 404, 'email_not_found', 'E-mail address not found'],
  ['nobody', 422, 'invalid_email', 'Invalid email'],
] as const)('§8: a reset request for %s is refused with %i %s', async (email, status, code, message) => {
  const answer = await forget(email)
  expect([answer.status, answer.error]).toEqual([status, { code, message, fields: { email: code } }])
})

test('§8: a reset request for a closed account is told so, and a banned one gets no mail', async () => {
  const [left, banned] = [
    await addMember(database, { status: 'pending_deletion' }),
    await addMember(database, { status: 'banned' }),
  ]
  expect((await forget(left.email)).error?.code).toBe('pending_deletion')
  expect((await forget(banned.email)).status).toBe(204)
  expect(await mailsTo(database, banned, 'reset-password')).toEqual([])
})

test.each([
  [{ password_again: 'something else' }, { password_again: 'passwords_differ' }],
  [{ password: 'short', password_again: 'short' }, { password: 'password_too_short' }],
  [{ password: 'password1', password_again: 'password1' }, { password: 'password_too_common' }],
])('§5: %j is refused, and the link still works', async (body, fields) => {
  const ann = await addMember(database)
  await forget(ann.email)
  const link = await linkOf(ann)
  const { status, error } = await reset(link, body)
  expect([status, error?.fields]).toEqual([422, fields])
  expect((await reset(link)).status).toBe(200)
})

test('§5: the new password cannot be the address or contain the name', async () => {
  const ann = await addMember(database, { profile: { name: 'Annabelle' } })
  await forget(ann.email)
  const link = await linkOf(ann)
  const codeOf = async (password: string) =>
    (await reset(link, { password, password_again: password })).error?.code
  expect(await codeOf(ann.email)).toBe('password_is_email')
  expect(await codeOf('annabelle7')).toBe('password_is_name')
})

test('§8: used, superseded, expired and made-up links and those of another purpose or brand are refused', async () => {
  const [ann, ben] = [await addMember(database), await addMember(database)]
  await forget(ann.email)
  const superseded = await linkOf(ann)
  await forget(ann.email)
  const used = await linkOf(ann)
  await reset(used)
  await forget(ben.email)
  const fresh = await linkOf(ben)
  const activation = await database.inTransaction((tx) => issueToken(tx, ben, { purpose: 'activate', now }))
  const answers = [
    await reset(superseded),
    await reset(used),
    await reset(activation),
    await reset('made up'),
    await reset(fresh, {}, 'she.localhost'),
  ]
  now = new Date(now.getTime() + HOUR_MS + 1)
  answers.push(await reset(fresh))
  for (const { status, error } of answers) expect([status, error?.code]).toEqual([410, 'link_expired'])
  expect((await callLogIn(app, { email: ben.email, password: PASSWORD })).status).toBe(200)
})

test('ten tries at the same time with one link set one password', async () => {
  const ann = await addMember(database)
  await forget(ann.email)
  const link = await linkOf(ann)
  const passwords = Array.from({ length: 10 }, (_, i) => `a song about ${i} rivers`)
  const answers = await Promise.all(
    passwords.map((one) => reset(link, { password: one, password_again: one })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const right = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
  expect((await callLogIn(app, { email: ann.email, password: right })).status).toBe(200)
  expect(await mailsTo(database, ann, 'password-changed')).toHaveLength(1)
})

test('a forged host is refused and never gets into a mail', async () => {
  const ann = await addMember(database)
  const headers = { 'x-forwarded-host': 'evil.example', referer: 'https://evil.example/' }
  const request = { method: 'POST', url: '/api/reset-password.php', body: { email: ann.email } } as const
  expect((await ask(app, { ...request, headers })).status).toBe(204)
  expect(JSON.stringify(await mailsTo(database, ann, 'reset-password'))).not.toContain('evil')
  expect((await ask(app, { ...request, host: 'evil.example' })).status).toBe(421)
  expect(await mailsTo(database, ann, 'reset-password')).toHaveLength(1)
})

test('an address that has an account at another brand only is not found', async () => {
  const { email } = await addMember(database, { brandId: 'marigold', email: newAddress() })
  expect((await forget(email)).error?.code).toBe('email_not_found')
})
