import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { DAY_S, MINUTE_MS } from '../../../time.ts'
import { ask, callLogIn } from '../fixture-login.ts'
import { tokenIn } from '../fixture-mails.ts'
import { addMember, PASSWORD } from '../fixture-member.ts'

let now = new Date('2026-03-01T12:00:00Z')
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS)
}
const { app, database } = await openWorld({ clock: { now: () => now } })

async function logIn(email: string, password: string, device?: string, host = 'localhost') {
  const headers = device === undefined ? {} : { cookie: `device=${device}` }
  const answer = await app.inject({
    method: 'POST',
    url: '/api/user.php',
    headers: { host, 'x-client-type': 'web', 'sec-fetch-site': 'same-origin', ...headers },
    payload: { email, password },
  })
  const cookie = answer.cookies.find(({ name }) => name === 'device')
  return { status: answer.statusCode, error: answer.json().error, device: cookie?.value, cookie }
}

/** Enters wrong passwords until the account is locked. */
async function lock(email: string, device?: string) {
  for (let tries = 0; tries < 5; tries += 1) await logIn(email, 'wrong', device)
}

test('a stranger cannot lock a member out of a browser in which they have logged in before', async () => {
  const { email } = await addMember(database)
  const known = await logIn(email, PASSWORD)
  expect(known.cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 365 * DAY_S })
  for (let round = 0; round < 10; round += 1) {
    await lock(email)
    pass(60)
  }
  await lock(email)
  expect((await logIn(email, PASSWORD)).error).toMatchObject({ code: 'too_many_attempts', minutes: 60 })
  expect((await logIn(email.toUpperCase(), PASSWORD, known.device)).status).toBe(200)
  // The owner's login is no amnesty for the stranger.
  expect((await logIn(email, PASSWORD)).error?.code).toBe('too_many_attempts')
  pass(60)
  expect((await logIn(email, PASSWORD)).status).toBe(200)
})

test('a browser that has logged in before has five tries of its own', async () => {
  const { email } = await addMember(database)
  const { device } = await logIn(email, PASSWORD)
  await lock(email, device)
  expect((await logIn(email, PASSWORD, device)).error).toMatchObject({
    code: 'too_many_attempts',
    minutes: 15,
  })
  expect((await logIn(email, PASSWORD)).status).toBe(200)
})

test('logging in again and again from one network gives no more tries', async () => {
  const { email } = await addMember(database)
  const [first, second] = [await logIn(email, PASSWORD), await logIn(email, PASSWORD)]
  expect(second.device).toBe(first.device)
  await lock(email, first.device)
  expect((await logIn(email, PASSWORD, second.device)).error?.code).toBe('too_many_attempts')
})

test('a made-up cookie, one of another account or of another brand counts as none', async () => {
  const [ann, ben] = [await addMember(database), await addMember(database)]
  await addMember(database, { email: ann.email, brandId: 'marigold' })
  const { device = '' } = await logIn(ben.email, PASSWORD)
  const elsewhere = await logIn(ann.email, PASSWORD, undefined, 'she.localhost')
  await lock(ann.email)
  const [id = '', proof = ''] = device.split('.')
  const forged = [device, elsewhere.device, `${id}.`, `.${proof}`, `x.${proof}`, `${device}.x`, 'x', '']
  for (const cookie of forged) {
    expect((await logIn(ann.email, PASSWORD, cookie)).error?.code).toBe('too_many_attempts')
  }
})

test('a member who has reset the password can log in, even if a stranger locks the account again at once', async () => {
  const ann = await addMember(database)
  await lock(ann.email)
  await ask(app, { method: 'POST', url: '/api/reset-password.php', body: { email: ann.email } })
  const token = await tokenIn(database, ann, 'reset-password')
  const password = 'another song about rain'
  const reset = await app.inject({
    method: 'PUT',
    url: '/api/reset-password.php',
    headers: { host: 'localhost', 'x-client-type': 'web', 'sec-fetch-site': 'same-origin' },
    payload: { token, password, password_again: password },
  })
  expect(reset.statusCode).toBe(200)
  expect(reset.json()).toEqual({ email: ann.email })
  await lock(ann.email)
  expect((await callLogIn(app, { email: ann.email, password })).error?.code).toBe('too_many_attempts')
  const device = reset.cookies.find(({ name }) => name === 'device')?.value
  expect((await logIn(ann.email, password, device)).status).toBe(200)
})
