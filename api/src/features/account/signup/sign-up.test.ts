import { signUp } from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { testStorage } from '../../../storage/fixture-storage.ts'
import { member, session } from '../../../tables/account.ts'
import { conversationMember, message, startedConversation } from '../../../tables/chat.ts'
import { ledgerAccount } from '../../../tables/credits.ts'
import { userEvent } from '../../../tables/events.ts'
import { profile } from '../../../tables/members.ts'
import { findChats } from '../../chat/chats.ts'
import { changeBrandSetting } from '../../site/brands.ts'
import { ask, callLogIn } from '../fixture-login.ts'
import { mailsTo, tokenIn } from '../fixture-mails.ts'
import { addMember } from '../fixture-member.ts'
import { callSignUp, FORM, newAddress } from './fixture-signup.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const { app, database } = await openWorld({ clock: { now: () => NOW } })
const { db } = database

const storedOf = async (id: string | undefined) => {
  const [found] = await db
    .select({ member, profile, credits: ledgerAccount.balance })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.memberId, member.id))
    .where(eq(member.id, String(id)))
  return found
}

test('§3: a signup creates an account, logs it in, gives credits and mails the activation link', async () => {
  const email = `  Robin.${newAddress()}`
  const tracking = { network: 'n', ref: 'r', sub1: 's' }
  const more = { headers: { 'accept-language': 'fi' } }
  const { status, body, user, cookie } = await callSignUp(app, { email, tracking, name: ' Robin  B ' }, more)
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
  const stored = await storedOf(user?.id)
  expect(stored).toMatchObject({
    member: { email: email.trim().toLowerCase(), tracking },
    profile: { dateOfBirth: '1990-06-15', gender: null, isVisibleToVisitors: false },
    credits: 15,
  })
  expect(stored?.member.passwordHash).toMatch(/^\$argon2id\$/)
  const me = await ask(app, { method: 'GET', url: '/api/user.php', token: cookie?.value })
  expect(me.user).toEqual(user)
  expect(await mailsTo(database, { memberId: String(user?.id) }, 'activate')).toMatchObject([
    { brandId: 'amberly', channel: 'mail', address: null },
  ])
  expect((await callLogIn(app, { email, password: FORM.password })).status).toBe(200)
})

test.each([
  [{ email: 'robin@' }, { email: 'invalid_email' }],
  [{ name: '@robin' }, { name: 'username_starts_with_at' }],
  [{ email: 'robin@example.invalid', name: 'Robin@example.invalid' }, { name: 'username_is_email' }],
  [{ password: 'short' }, { password: 'password_too_short' }],
  [{ password: 'Password1' }, { password: 'password_too_common' }],
  [{ date_of_birth: '2008-03-02' }, { date_of_birth: 'too_young' }],
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
])('§5: a signup with %j is refused with a problem at each field', async (wrong, fields) => {
  const { status, error, cookie } = await callSignUp(app, wrong)
  expect([status, error?.fields, cookie]).toEqual([422, fields, undefined])
})

test('§5: a visitor who is too young is told the minimum age', async () => {
  const { error } = await callSignUp(app, { date_of_birth: '2015-01-01' })
  expect(error?.message).toBe('You must be at least 18 to join')
})

test('§5: an address has one account per brand, in upper or lower case', async () => {
  const { email } = await callSignUp(app)
  const again = await callSignUp(app, { email: email.toUpperCase() })
  expect([again.status, again.error]).toEqual([
    422,
    {
      code: 'email_taken',
      message: 'This email address already owns an account on this website',
      fields: { email: 'email_taken' },
    },
  ])
  expect((await callSignUp(app, { email }, { host: 'she.localhost' })).status).toBe(200)
})

test('§8: a signup with the address of a closed account is told that its deletion is pending', async () => {
  const { email } = await addMember(database, { status: 'pending_deletion' })
  const { error } = await callSignUp(app, { email })
  expect([error?.code, error?.fields]).toEqual(['pending_deletion', { email: 'pending_deletion' }])
})

test('the owner of an address is mailed once a day that others try to use it', async () => {
  const ann = await addMember(database)
  const attempt = () => callSignUp(app, { email: ann.email })
  for (let tries = 0; tries < 6; tries += 1) expect((await attempt()).error?.code).toBe('email_taken')
  expect(await mailsTo(database, ann, 'already-member')).toHaveLength(1)
  const robin = await callSignUp(app)
  const url = '/api/activation.php?resend=1'
  const resend = { method: 'POST', url, body: { email: ann.email }, token: robin.cookie?.value } as const
  expect((await ask(app, resend)).error?.code).toBe('email_taken')
  expect(await mailsTo(database, ann, 'already-member')).toHaveLength(1)
})

test('twenty signups at the same time with one address create one account and send one mail', async () => {
  const email = newAddress()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      callSignUp(app, { email: i % 2 ? email : email.toUpperCase(), name: `Robin ${i}` }),
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

test('a signup ends the session that the browser held before', async () => {
  const first = await callSignUp(app)
  const second = await callSignUp(app, {}, { token: first.cookie?.value })
  const who = async (token: string | undefined) =>
    (await ask(app, { method: 'GET', url: '/api/user.php', token })).user?.id
  expect(await who(first.cookie?.value)).toBeUndefined()
  expect(await who(second.cookie?.value)).toBe(second.user?.id)
})

test('§2: the message to the chosen member is delivered at once, free of charge, if that member is active', async () => {
  const [ann, hidden, far] = [
    await addMember(database),
    await addMember(database, { profile: { status: 'disabled' } }),
    await addMember(database, { brandId: 'marigold' }),
  ]
  const signUpWith = (chosen: string | undefined, text = ' Hello! ') =>
    callSignUp(app, { profile: chosen, signup_message: text })
  const { user, body } = await signUpWith(ann.id)
  expect(body['message_kept']).toBe(true)
  const isTheirs = eq(message.senderId, String(user?.id))
  expect(await db.select().from(message).where(isTheirs)).toMatchObject([
    { id: 'signup:', sequence: 1, kind: 'text', body: 'Hello!' },
  ])
  expect(user?.credits).toBe(15)
  const receiver = { ...ann, role: 'free' } as const
  const { chats } = await findChats(db, receiver, NOW)
  expect(chats).toMatchObject([{ profile: { id: user?.id, name: 'Robin' }, num_unread_messages: 1 }])
  // It is not counted: the next message starts the conversation.
  const [mine] = await db
    .select()
    .from(conversationMember)
    .where(eq(conversationMember.memberId, String(user?.id)))
  expect(mine).toMatchObject({ otherId: ann.id, readUpTo: 1, writtenUpTo: 0 })
  const isStarted = eq(startedConversation.memberId, String(user?.id))
  expect(await db.$count(startedConversation, isStarted)).toBe(0)
  const events = await db.select().from(userEvent).where(eq(userEvent.memberId, ann.id))
  const arrived = events.map(({ event }) => event).filter(({ kind }) => kind === 'message')
  expect(arrived).toMatchObject([
    { chat: { num_unread_messages: 1 }, message: { sequence: 1, content: { text: 'Hello!' } } },
  ])
  const others = [
    await signUpWith(hidden.id),
    await signUpWith(far.id),
    await signUpWith('nobody'),
    await signUpWith(undefined),
    await signUpWith(ann.id, ' '),
  ]
  expect(others.map(({ status, body: response }) => [status, response['message_kept']])).toEqual(
    others.map(() => [200, false]),
  )
})

test('§2: a member receives every signup message, however many arrive in a day', async () => {
  const ann = await addMember(database)
  const crowd = await Promise.all(
    Array.from({ length: 12 }, () => callSignUp(app, { profile: ann.id, signup_message: 'Hello!' })),
  )
  expect(crowd.map(({ body }) => body['message_kept'])).toEqual(crowd.map(() => true))
  expect((await findChats(db, { ...ann, role: 'free' }, NOW)).chats).toHaveLength(crowd.length)
})

test.each([
  ['none', {}, 403],
  ['none', { tracking: { network: 'n' } }, 403],
  ['with_trafficsource', {}, 403],
  ['with_trafficsource', { tracking: { sub1: 's' } }, 403],
  ['with_trafficsource', { tracking: { ref: 'r' } }, 200],
] as const)('§4: at a brand with signups %s, %j gets %i', async (signups, body, status) => {
  await database.inTransaction((tx) => changeBrandSetting(tx, 'marigold', 'signups', signups))
  const fresh = await openAnotherApp()
  const answer = await callSignUp(fresh, body, { host: 'she.localhost' })
  expect([answer.status, answer.error?.code]).toEqual([status, status === 403 ? 'signups_closed' : undefined])
})

/** Starts another server, since a running one caches a brand's settings for a few seconds. */
async function openAnotherApp() {
  const { createApp } = await import('../../../app.ts')
  return createApp({ database, storage: testStorage(), hasLimits: false, clock: { now: () => NOW } })
}

test('a server that is too busy to hash a password responds with 503 and creates no account', async () => {
  const before = await db.$count(member)
  const crowd = await Promise.all(Array.from({ length: 60 }, () => callSignUp(app)))
  const turned = crowd.filter(({ status }) => status === 503)
  expect(turned.length + crowd.filter(({ status }) => status === 200).length).toBe(60)
  expect(turned[0]?.headers['retry-after']).toBe('2')
  expect(await db.$count(member)).toBe(before + 60 - turned.length)
})

test('another site cannot sign up its visitors', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
  expect((await callSignUp(app, {}, { headers })).status).toBe(403)
  expect((await callSignUp(app, {}, { host: 'evil.example' })).status).toBe(421)
})

test('a stored mail holds only the link’s token, not a host that could be forged', async () => {
  const { user } = await callSignUp(app, {}, { headers: { 'x-forwarded-host': 'evil.example' } })
  const [mail] = await mailsTo(database, { memberId: String(user?.id) }, 'activate')
  expect(JSON.stringify(mail)).not.toContain('evil')
  expect(Object.keys(mail?.data ?? {})).toEqual(['token'])
  expect(await tokenIn(database, { memberId: String(user?.id) }, 'activate')).toMatch(/^[\w-]{43}$/)
  expect(await db.$count(session)).toBeGreaterThan(0)
})
