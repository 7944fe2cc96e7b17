import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { ask, callLogIn } from '../fixture-login.ts'
import { mailsTo } from '../fixture-mails.ts'
import { addMember, PASSWORD } from '../fixture-member.ts'

const { app, database } = await openWorld()

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
