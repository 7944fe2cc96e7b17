import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { SECRET } from '../../../http/fixtures/server.ts'
import { unsubscribeToken } from '../../../outbox/unsubscribe-token.ts'
import { member } from '../../../tables/account.ts'
import { block, profile } from '../../../tables/members.ts'
import { birthCorrection } from '../../../tables/own-account.ts'
import { ask, callLogIn } from '../fixture-login.ts'
import { addMember, PASSWORD } from '../fixture-member.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const { app, database } = await openWorld({ clock: { now: () => NOW } })
const { db } = database

async function addLoggedIn(overrides: Parameters<typeof addMember>[1] = {}) {
  const ann = await addMember(database, overrides)
  const enter = async () => (await callLogIn(app, { email: ann.email, password: PASSWORD })).cookie?.value
  const token = await enter()
  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object) =>
    ask(app, { method, url: `/api/${url}`, token, ...(body && { body }) })
  return { ann, token, enter, call }
}

test('§3: a member changes single fields of the profile; others stay, and null clears one', async () => {
  const { ann, call } = await addLoggedIn({ profile: { hairColour: 'red', city: 'Delft' } })
  const answer = await call('PUT', 'profile.php', {
    name: ' Anna ',
    hair_colour: null,
    body_type: 'slim',
    about_me: '',
    interests: ['tea'],
    visible_to_visitors: true,
  })
  expect(answer.body['profile']).toMatchObject({
    name: 'Anna',
    hair_colour: null,
    body_type: 'slim',
    about_me: null,
    interests: ['tea'],
    city: 'Delft',
    visible_to_visitors: true,
  })
  expect(answer.user?.profile.name).toBe('Anna')
  const nothing = await call('PUT', 'profile.php', {})
  expect(nothing.body).toEqual(answer.body)
  const [kept] = await db.select().from(profile).where(eq(profile.memberId, ann.id))
  expect(kept).toMatchObject({ name: 'Anna', isVisibleToVisitors: true, status: 'active' })
})

test.each([
  [{ name: '@ann' }, { name: 'username_starts_with_at' }],
  [{ name: '' }, { name: 'username_invalid' }],
  [{ gender: null }, { gender: 'invalid_input' }],
  [{ hair_colour: 'plaid' }, { hair_colour: 'invalid_input' }],
  [{ about_me: 'a'.repeat(2_001) }, { about_me: 'invalid_input' }],
  [{ interests: ['weather'] }, { 'interests.0': 'invalid_input' }],
])('§5: the profile change %j is refused', async (body, fields) => {
  const { call } = await addLoggedIn()
  const { status, error } = await call('PUT', 'profile.php', body)
  expect([status, error?.fields]).toEqual([422, fields])
})

test('§5: a member cannot use their e-mail address as their name', async () => {
  const { ann, call } = await addLoggedIn({ email: 'ann@short.invalid' })
  expect((await call('PUT', 'profile.php', { name: ann.email })).error?.code).toBe('username_is_email')
})

test('a script in a member’s text is stored and sent as plain text', async () => {
  const { call } = await addLoggedIn()
  const text = '<script>alert(1)</script> & "so"'
  const { body, headers } = await call('PUT', 'profile.php', { about_me: text })
  expect(body['profile']).toMatchObject({ about_me: text })
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
})

test('§3: another country clears the region and city', async () => {
  const { call } = await addLoggedIn({ profile: { region: 'NL-ZH', city: 'Delft' } })
  const moved = await call('PUT', 'location.php', { country: 'FI' })
  expect(moved.body['profile']).toMatchObject({ country: 'FI', region: null, city: null })
  expect((await call('PUT', 'location.php', { country: 'FI', region: 'NL-ZH' })).error?.fields).toEqual({
    region: 'invalid_input',
  })
})

test('§5: a member corrects their date of birth once, even with ten tries at the same time', async () => {
  const { ann, call } = await addLoggedIn()
  expect((await call('PUT', 'date-of-birth.php', { date_of_birth: '2010-01-01' })).error).toMatchObject({
    message: 'You must be at least 18 to join',
    fields: { date_of_birth: 'too_young' },
  })
  const days = Array.from({ length: 10 }, (_, i) => `1991-06-1${i}`)
  const answers = await Promise.all(
    days.map((one) => call('PUT', 'date-of-birth.php', { date_of_birth: one })),
  )
  const done = answers.filter(({ status }) => status === 200)
  expect(done).toHaveLength(1)
  expect(new Set(answers.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(['date_of_birth_fixed']))
  const [kept] = await db.select().from(birthCorrection).where(eq(birthCorrection.memberId, ann.id))
  expect(kept).toMatchObject({ was: '1990-06-15', reviewedAt: null })
  expect(done[0]?.body['profile']).toMatchObject({ date_of_birth: kept?.is })
  const { body } = await call('GET', 'account.php')
  expect(body['account']).toMatchObject({ can_correct_date_of_birth: false })
})

test('a member sees their sessions, ends one, and ends all others', async () => {
  const { ann, token, enter, call } = await addLoggedIn()
  const phone = await enter()
  await enter()
  const list = async () =>
    (await call('GET', 'sessions.php')).body['sessions'] as { id: string; is_current: boolean }[]
  const isIn = async (by: string | undefined) =>
    Boolean((await ask(app, { method: 'GET', url: '/api/user.php', token: by })).user)
  const before = await list()
  expect(before.map(({ is_current }) => is_current)).toEqual([true, false, false])
  await call('DELETE', 'sessions.php', { session: before[2]?.id })
  expect(await list()).toHaveLength(2)
  const left = await call('DELETE', 'sessions.php', { others: true })
  expect(left.body['sessions']).toMatchObject([{ is_current: true }])
  expect([await isIn(token), await isIn(phone)]).toEqual([true, false])
  const out = await call('DELETE', 'sessions.php', { session: before[0]?.id })
  expect([out.cookie?.value, await isIn(token)]).toEqual(['', false])
  expect(ann.id).toBeTruthy()
})

test('a member cannot end another member’s session', async () => {
  const [one, other] = [await addLoggedIn(), await addLoggedIn()]
  const theirs = (await other.call('GET', 'sessions.php')).body['sessions'] as { id: string }[]
  expect((await one.call('DELETE', 'sessions.php', { session: theirs[0]?.id })).status).toBe(404)
  await one.call('DELETE', 'sessions.php', { others: true })
  expect((await other.call('GET', 'account.php')).status).toBe(200)
})

test('§4: a member chooses each kind of notification, and turns mails on again that had stopped', async () => {
  const { call } = await addLoggedIn({ notificationsDisabled: ['fbl', 'bounce'] })
  const first = (await call('GET', 'notifications.php')).body
  expect(first).toMatchObject({
    notifications: { message: { email: true, push: true }, offer: { email: false, push: false } },
    disabled: ['fbl', 'bounce'],
    push_browsers: 0,
    push_here: false,
    push_names: false,
  })
  const chosen = { message: { email: false }, offer: { push: true } }
  const changed = (await call('PUT', 'notifications.php', { notifications: chosen })).body
  expect(changed).toMatchObject({
    notifications: { message: { email: false, push: true }, offer: { email: false, push: true } },
    disabled: ['fbl', 'bounce'],
  })
  const again = (await call('PUT', 'notifications.php', { enable_email: true })).body
  expect(again).toEqual({ ...changed, disabled: [] })
  const named = (await call('PUT', 'notifications.php', { push_names: true })).body
  expect(named).toEqual({ ...again, push_names: true })
  const { user } = await call('GET', 'user.php')
  expect(user?.notifications_disabled).toEqual([])
})

test('§4: a member unsubscribes with one click in the mailbox, without a session, at one brand only', async () => {
  const { ann } = await addLoggedIn()
  const token = unsubscribeToken(SECRET, { ...ann, topic: 'news' })
  const click = (by: string, host = 'localhost') =>
    app.inject({
      method: 'POST',
      url: `/api/unsubscribe.php?token=${by}`,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  const stopped = async () =>
    (await db.select().from(member).where(eq(member.id, ann.id)))[0]?.notificationsDisabled
  expect((await click(token, 'she.localhost')).statusCode).toBe(410)
  expect((await click('made-up')).statusCode).toBe(410)
  // Scanners open links, which must change nothing.
  const opened = await app.inject({
    method: 'GET',
    url: `/api/unsubscribe.php?token=${token}`,
    headers: { host: 'localhost' },
  })
  expect([opened.statusCode, await stopped()]).toEqual([404, []])
  expect([(await click(token)).statusCode, (await click(token)).statusCode]).toEqual([204, 204])
  expect(await stopped()).toEqual(['listunsubscribe'])
})

test('other endpoints do not accept form bodies', async () => {
  const { token } = await addLoggedIn()
  const answer = await ask(app, {
    method: 'PUT',
    url: '/api/profile.php',
    payload: 'name=Eve',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    token,
  })
  expect(answer.status).toBe(415)
})

test('§6: a member sees the members they have blocked, and unblocks one', async () => {
  const { ann, call } = await addLoggedIn()
  const ben = await addMember(database, { profile: { name: 'Ben' } })
  const row = { brandId: 'amberly', memberId: ann.id, blockedId: ben.id, createdAt: NOW }
  await db.insert(block).values(row)
  expect((await call('GET', 'block.php')).body).toMatchObject({
    blocked: [{ profile: { id: ben.id, name: 'Ben' }, blocked_at: NOW.toISOString() }],
  })
  expect((await call('DELETE', 'block.php', { profile: ben.id })).body).toEqual({ blocked: [] })
  expect((await call('DELETE', 'block.php', { profile: ben.id })).status).toBe(404)
})
