import { TIME_BONUS_CODE, user as userContract } from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { loginLockout, member, session } from '../../../tables/account.ts'
import { DAY_S, MINUTE_MS } from '../../../time.ts'
import { ask, callLogIn } from '../fixture-login.ts'
import { addMember, PASSWORD } from '../fixture-member.ts'
import { lockoutKey } from '../passwords/lockouts.ts'
import { verifyPassword } from '../passwords/passwords.ts'
import { hashOfToken } from '../tokens.ts'

let now = new Date('2026-03-01T12:00:00Z')
const pass = (minutes: number) => (now = new Date(now.getTime() + minutes * MINUTE_MS))

const { app, database } = await openWorld({ clock: { now: () => now } })
const { db } = database

const lockoutOf = (email: string) =>
  db
    .select()
    .from(loginLockout)
    .where(eq(loginLockout.account, lockoutKey('amberly', email)))

const getUser = { method: 'GET', url: '/api/user.php' } as const

test('§7: a login returns the user and a session of 30 days that no script can read', async () => {
  const ann = await addMember(database, { email: 'ann@example.invalid', credits: 7 })
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  const { status, user, cookie } = await callLogIn(app, {
    email: ' Ann@Example.invalid',
    password: PASSWORD,
    headers,
  })
  expect(status).toBe(200)
  expect(userContract.parse(user)).toEqual({
    id: ann.id,
    role: 'free',
    status: 'confirmed',
    credits: 7,
    paid_user: false,
    language: 'en',
    signup_step: null,
    fictional_icon: false,
    time_bonus: expect.objectContaining({ code: TIME_BONUS_CODE }),
    notifications_disabled: [],
    profile: { name: 'Ann', country: 'NL', status: 'active', main_image: null },
  })
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * DAY_S })
  const [stored] = await db.select().from(session).where(eq(session.memberId, ann.id))
  expect(stored).toMatchObject({ tokenHash: hashOfToken(cookie?.value ?? ''), label: 'Firefox, Linux' })
  expect(JSON.stringify(stored)).not.toContain(cookie?.value)
  expect((await ask(app, { ...getUser, token: cookie?.value })).user).toEqual(user)
})

test('§7: a browser without a session, with a made-up one or with one of another brand is not logged in', async () => {
  const { email } = await addMember(database)
  const { cookie } = await callLogIn(app, { email, password: PASSWORD })
  expect((await ask(app, getUser)).user).toBeNull()
  expect((await ask(app, { ...getUser, token: 'made up' })).user).toBeNull()
  expect((await ask(app, { ...getUser, host: 'she.localhost', token: cookie?.value })).user).toBeNull()
  expect((await ask(app, { ...getUser, token: cookie?.value })).user).not.toBeNull()
})

test('the same address is another account at another brand', async () => {
  const { email } = await addMember(database)
  const other = await addMember(database, { email, brandId: 'marigold', isPaid: true })
  const answer = await callLogIn(app, { email, password: PASSWORD, host: 'she.localhost' })
  expect(answer.user).toMatchObject({ id: other.id, role: 'premium' })
  expect((await callLogIn(app, { email, password: PASSWORD, host: 'gay.localhost' })).status).toBe(403)
})

test('a login ends the session that the browser held before, and no other', async () => {
  const { email } = await addMember(database)
  const enter = async (token?: string) =>
    (await callLogIn(app, { email, password: PASSWORD, token })).cookie?.value
  const isIn = async (token: string | undefined) => Boolean((await ask(app, { ...getUser, token })).user)
  const phone = await enter()
  const before = await enter()
  const after = await enter(before)
  expect(after).not.toBe(before)
  expect([await isIn(phone), await isIn(before), await isIn(after)]).toEqual([true, false, true])
})

test('§8: a login to an account that does not exist is refused with the same error as a wrong password', async () => {
  const { email } = await addMember(database)
  await addMember(database, { email: 'hashless@example.invalid', passwordHash: null })
  const emails = [email, 'nobody@example.invalid', 'hashless@example.invalid', '', "' or 1=1 --"]
  const answers = await Promise.all(emails.map((email) => callLogIn(app, { email, password: 'wrong' })))
  for (const { status, error, cookie } of answers) {
    expect(status).toBe(403)
    expect(error).toEqual({ code: 'login_failed', message: 'Login failed, please try again' })
    expect(cookie).toBeUndefined()
  }
})

test.each([
  ['pending_deletion', 'pending_deletion'],
  ['banned', 'forbidden'],
] as const)(
  '§4: a login with the right password to a %s account is refused with %s',
  async (status, code) => {
    const { email } = await addMember(database, { status })
    const answer = await callLogIn(app, { email, password: PASSWORD })
    expect([answer.status, answer.error?.code, answer.cookie]).toEqual([403, code, undefined])
    expect((await callLogIn(app, { email, password: 'wrong' })).error?.code).toBe('login_failed')
  },
)

test('§8: five wrong passwords lock the account, for the right one too, until the minutes are over', async () => {
  const { email } = await addMember(database)
  const enter = (password: string) => callLogIn(app, { email, password })
  const codes = []
  for (let tries = 0; tries < 5; tries += 1) codes.push((await enter('wrong')).error?.code)
  expect(codes).toEqual([...Array.from({ length: 4 }, () => 'login_failed'), 'too_many_attempts'])

  const locked = await enter(PASSWORD)
  expect(locked.status).toBe(429)
  expect(locked.error).toMatchObject({
    minutes: 15,
    message: 'Too many incorrect attempts, account blocked for 15 min',
  })
  expect(locked.headers['retry-after']).toBe('900')
  pass(10)
  expect((await enter(PASSWORD)).error?.minutes).toBe(5)
  pass(5)
  expect((await enter(PASSWORD)).status).toBe(200)
  expect(await lockoutOf(email)).toEqual([])
})

test('§8: thirty tries at the same time count like five', async () => {
  const { email } = await addMember(database)
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      callLogIn(app, { email: i % 2 ? email : email.toUpperCase(), password: `wrong ${i}` }),
    ),
  )
  const codes = answers.map(({ error }) => error?.code)
  expect(codes.filter((code) => code === 'login_failed')).toHaveLength(4)
  expect(codes.filter((code) => code === 'too_many_attempts')).toHaveLength(26)
})

test('an account that does not exist is locked like a real one, and forgotten after a while', async () => {
  const enter = (email: string) => callLogIn(app, { email, password: 'wrong' })
  for (let tries = 0; tries < 5; tries += 1) await enter('nobody@example.invalid')
  expect((await enter('nobody@example.invalid')).error?.minutes).toBe(15)
  expect(JSON.stringify(await db.select().from(loginLockout))).not.toContain('nobody')
  pass(3 * 24 * 60)
  await enter('somebody@example.invalid')
  expect(await db.select().from(loginLockout)).toHaveLength(1)
})

test('a server that is too busy to verify a password responds with 503 and does not count a try', async () => {
  const over = new AbortController()
  // They retry at once, so that the queue stays full however long the call takes.
  const crowd = Array.from({ length: 40 }, async () => {
    while (!over.signal.aborted)
      await verifyPassword('x', null).catch(() => new Promise((resolve) => setImmediate(resolve)))
  })
  await new Promise((resolve) => setImmediate(resolve))
  const answer = await callLogIn(app, { email: 'ann@example.invalid', password: 'wrong' })
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2'])
  expect(await lockoutOf('ann@example.invalid')).toEqual([])
  over.abort()
  await Promise.all(crowd)
})

test('§9: a session ends after 30 days, and at once when the member is banned', async () => {
  const { email, id } = await addMember(database)
  const enter = async () => (await callLogIn(app, { email, password: PASSWORD })).cookie?.value
  const isIn = async (token: string | undefined) => Boolean((await ask(app, { ...getUser, token })).user)
  const [first, second] = [await enter(), await enter()]
  pass(30 * 24 * 60 - 1)
  expect(await isIn(first)).toBe(true)
  pass(2)
  expect(await isIn(first)).toBe(false)
  const third = await enter()
  // The next login has deleted the expired sessions.
  expect(await db.select().from(session).where(eq(session.memberId, id))).toHaveLength(1)
  await db.update(member).set({ status: 'banned' }).where(eq(member.id, id))
  expect([await isIn(second), await isIn(third)]).toEqual([false, false])
})
