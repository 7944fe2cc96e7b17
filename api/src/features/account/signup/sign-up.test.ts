import { signUp } from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { testStorage } from '../../../storage/fixture-storage.ts'
import { member, session } from '../../../tables/account.ts'
import { ledgerAccount } from '../../../tables/credits.ts'
import { profile } from '../../../tables/members.ts'
import { signupMessage } from '../../../tables/own-account.ts'
import { changeBrandSetting } from '../../site/brands.ts'
import { ask, askToLogIn } from '../fixture-login.ts'
import { mailsTo, tokenIn } from '../fixture-mails.ts'
import { addMember } from '../fixture-member.ts'
import { askToSignUp, FORM, newAddress } from './fixture-signup.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const { app, database } = await openWorld({ clock: { now: () => NOW } })
const { db } = database

const keptOf = async (id: string | undefined) => {
  const [found] = await db
    .select({ member, profile, credits: ledgerAccount.balance })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.memberId, member.id))
    .where(eq(member.id, String(id)))
  return found
}

test('§3: a signup makes an account, logs it in, gives its credits and mails the link', async () => {
  const email = `  Robin.${newAddress()}`
  const tracking = { network: 'n', ref: 'r', sub1: 's' }
  const more = { headers: { 'accept-language': 'fi' } }
  const { status, body, user, cookie } = await askToSignUp(app, { email, tracking, name: ' Robin  B ' }, more)
  expect(status).toBe(200)
  expect(signUp.answer.safeParse(body).success).toBe(true)
  expect(user).toMatchObject({
    role: 'free',
    status: 'not_confirmed',
    language: 'fi',
    credits: 15,
    signup_step: 0,
    profile: { name: 'Robin B', country: null, status: 'disabled', main_image: null },
  })
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const kept = await keptOf(user?.id)
  expect(kept).toMatchObject({
    member: { email: email.trim().toLowerCase(), tracking },
    profile: { dateOfBirth: '1990-06-15', gender: null, isVisibleToVisitors: false },
    credits: 15,
  })
  expect(kept?.member.passwordHash).toMatch(/^\$argon2id\$/)
  const me = await ask(app, { method: 'GET', url: '/api/user.php', token: cookie?.value })
  expect(me.user).toEqual(user)
  expect(await mailsTo(database, { memberId: String(user?.id) }, 'activate')).toMatchObject([
    { brandId: 'amberly', channel: 'mail', address: null },
  ])
  expect((await askToLogIn(app, { email, password: FORM.password })).status).toBe(200)
})

test.each([
  [{ email: 'robin@' }, { email: 'invalid_email' }],
  [{ name: '@robin' }, { name: 'username_starts_with_at' }],
  [{ email: 'robin@example.invalid', name: 'Robin@example.invalid' }, { name: 'username_is_email' }],
  [{ password: 'short' }, { password: 'password_too_short' }],
  [{ password: 'Password1' }, { password: 'password_too_common' }],
  [{ date_of_birth: '2008-03-02' }, { date_of_birth: 'date_of_birth_required' }],
  [{ date_of_birth: '' }, { date_of_birth: 'date_of_birth_required' }],
  [{ signup_message: 'a'.repeat(1_001) }, { signup_message: 'invalid_input' }],
  [
    { email: '', name: '', password: '', date_of_birth: '' },
    {
      email: 'invalid_email',
      name: 'username_invalid',
      password: 'password_too_short',
      date_of_birth: 'date_of_birth_required',
    },
  ],
])('§5: %j is refused, field by field', async (wrong, fields) => {
  const { status, error, cookie } = await askToSignUp(app, wrong)
  expect([status, error?.fields, cookie]).toEqual([422, fields, undefined])
})

test('§5: who is too young is told from which age on', async () => {
  const { error } = await askToSignUp(app, { date_of_birth: '2015-01-01' })
  expect(error?.message).toBe('Enter your date of birth (18+)')
})

test('§5: an address has one account, however it is written; with another brand it has another', async () => {
  const { email } = await askToSignUp(app)
  const again = await askToSignUp(app, { email: email.toUpperCase() })
  expect([again.status, again.error]).toEqual([
    422,
    {
      code: 'email_taken',
      message: 'This email address already owns an account on this website',
      fields: { email: 'email_taken' },
    },
  ])
  expect((await askToSignUp(app, { email }, { host: 'she.localhost' })).status).toBe(200)
})

test('§8: an address whose account is pending deletion is told so', async () => {
  const { email } = await addMember(database, { status: 'pending_deletion' })
  const { error } = await askToSignUp(app, { email })
  expect([error?.code, error?.fields]).toEqual(['pending_deletion', { email: 'pending_deletion' }])
})

test('twenty signups at once with one address are one account, one mail, one gift', async () => {
  const email = newAddress()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      askToSignUp(app, { email: i % 2 ? email : email.toUpperCase(), name: `Robin ${i}` }),
    ),
  )
  const made = answers.filter(({ status }) => status === 200)
  expect(made).toHaveLength(1)
  const codes = new Set(answers.flatMap(({ error }) => error?.code ?? []))
  expect(codes).toEqual(new Set(['email_taken']))
  const found = await db.select({ id: member.id }).from(member).where(eq(member.email, email))
  expect(found).toHaveLength(1)
  expect(await mailsTo(database, { memberId: String(found[0]?.id) }, 'activate')).toHaveLength(1)
})

test('the session that the browser held before is no good any more', async () => {
  const first = await askToSignUp(app)
  const second = await askToSignUp(app, {}, { token: first.cookie?.value })
  const who = async (token: string | undefined) =>
    (await ask(app, { method: 'GET', url: '/api/user.php', token })).user?.id
  expect(await who(first.cookie?.value)).toBeUndefined()
  expect(await who(second.cookie?.value)).toBe(second.user?.id)
})

test('§2: the message to the chosen member is kept, free of charge, where that one can be found', async () => {
  const [ann, hidden, far] = [
    await addMember(database),
    await addMember(database, { profile: { status: 'disabled' } }),
    await addMember(database, { brandId: 'marigold' }),
  ]
  const say = (chosen: string | undefined, text = ' Hello! ') =>
    askToSignUp(app, { profile: chosen, signup_message: text })
  const { user, body } = await say(ann.id)
  expect(body['message_kept']).toBe(true)
  const [kept] = await db
    .select()
    .from(signupMessage)
    .where(eq(signupMessage.memberId, String(user?.id)))
  expect(kept).toMatchObject({ toId: ann.id, body: 'Hello!', deliveredAt: null })
  expect(user?.credits).toBe(15)
  const others = [
    await say(hidden.id),
    await say(far.id),
    await say('nobody'),
    await say(undefined),
    await say(ann.id, ' '),
  ]
  expect(others.map(({ status, body: told }) => [status, told['message_kept']])).toEqual(
    others.map(() => [200, false]),
  )
})

test.each([
  ['none', {}, 403],
  ['none', { tracking: { network: 'n' } }, 403],
  ['with_trafficsource', {}, 403],
  ['with_trafficsource', { tracking: { sub1: 's' } }, 403],
  ['with_trafficsource', { tracking: { ref: 'r' } }, 200],
] as const)('§4: where signups are %s, %j is answered %i', async (signups, body, status) => {
  await database.inTransaction((tx) => changeBrandSetting(tx, 'marigold', 'signups', signups))
  const fresh = await openAnew()
  const answer = await askToSignUp(fresh, body, { host: 'she.localhost' })
  expect([answer.status, answer.error?.code]).toEqual([status, status === 403 ? 'signups_closed' : undefined])
})

/** Settings are kept for a few seconds; a new server reads them anew. */
async function openAnew() {
  const { createApp } = await import('../../../app.ts')
  return createApp({ database, storage: testStorage(), hasLimits: false, clock: { now: () => NOW } })
}

test('a server that is too busy to hash passwords says so, and makes nobody', async () => {
  const before = await db.$count(member)
  const crowd = await Promise.all(Array.from({ length: 60 }, () => askToSignUp(app)))
  const turned = crowd.filter(({ status }) => status === 503)
  expect(turned.length + crowd.filter(({ status }) => status === 200).length).toBe(60)
  expect(turned[0]?.headers['retry-after']).toBe('2')
  expect(await db.$count(member)).toBe(before + 60 - turned.length)
})

test('from another site, nobody is signed up', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
  expect((await askToSignUp(app, {}, { headers })).status).toBe(403)
  expect((await askToSignUp(app, {}, { host: 'evil.example' })).status).toBe(421)
})

test('a link in a mail is a token alone: it names no host that somebody could forge', async () => {
  const { user } = await askToSignUp(app, {}, { headers: { 'x-forwarded-host': 'evil.example' } })
  const [mail] = await mailsTo(database, { memberId: String(user?.id) }, 'activate')
  expect(JSON.stringify(mail)).not.toContain('evil')
  expect(Object.keys(mail?.data ?? {})).toEqual(['token'])
  expect(await tokenIn(database, { memberId: String(user?.id) }, 'activate')).toMatch(/^[\w-]{43}$/)
  expect(await db.$count(session)).toBeGreaterThan(0)
})
