import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { pushSubscription } from '../../../tables/account.ts'
import { ask, callLogIn } from '../fixture-login.ts'
import { tokenIn } from '../fixture-mails.ts'
import { addMember, PASSWORD } from '../fixture-member.ts'
import { pushKeys } from '../fixture-push-keys.ts'

const { app, database } = await openWorld()
const { db } = database

const NEW = 'another song about rain'

/** A member with two browsers, both subscribed to push messages. */
async function addSubscribed() {
  const ann = await addMember(database)
  const endpoints = ['here', 'there'].map((place) => `https://push.example.com/${ann.id}/${place}`)
  const tokens: string[] = []
  for (const endpoint of endpoints) {
    const token = (await callLogIn(app, { email: ann.email, password: PASSWORD })).cookie?.value ?? ''
    const body = { subscription: { endpoint, keys: pushKeys() } }
    expect((await ask(app, { method: 'POST', url: '/api/user.php?push=1', body, token })).status).toBe(204)
    tokens.push(token)
  }
  const subscribed = async () => {
    const rows = await db.select().from(pushSubscription).where(eq(pushSubscription.memberId, ann.id))
    return rows.map(({ endpoint }) => endpoint.split('/').at(-1) ?? '').toSorted()
  }
  const [here = '', there = ''] = tokens
  return { ann, here, there, subscribed }
}

test('§7: a browser that was logged out gets no more push messages', async () => {
  const { here, subscribed } = await addSubscribed()
  expect(await subscribed()).toEqual(['here', 'there'])
  await ask(app, { method: 'GET', url: '/api/logout.php', token: here })
  expect(await subscribed()).toEqual(['there'])
})

test('§7: a member turns push off in the browser at hand, and the others keep it', async () => {
  const { here, subscribed } = await addSubscribed()
  const off = { method: 'DELETE', url: '/api/user.php?push=1', token: here } as const
  expect((await ask(app, off)).status).toBe(204)
  expect(await subscribed()).toEqual(['there'])
  expect((await ask(app, off)).status).toBe(204)
  expect(await subscribed()).toEqual(['there'])
})

test('§7: logging out all other browsers ends their push messages', async () => {
  const { here, subscribed } = await addSubscribed()
  const others = { method: 'DELETE', url: '/api/sessions.php', body: { others: true } } as const
  expect((await ask(app, { ...others, token: here })).status).toBe(200)
  expect(await subscribed()).toEqual(['here'])
})

test('§5: changing the password ends push messages to other browsers, and keeps those to this one', async () => {
  const { here, subscribed } = await addSubscribed()
  const body = { old_password: PASSWORD, password: NEW, password_again: NEW }
  const changed = await ask(app, { method: 'PUT', url: '/api/password.php', body, token: here })
  expect(changed.status).toBe(204)
  expect(await subscribed()).toEqual(['here'])
  await ask(app, { method: 'GET', url: '/api/logout.php', token: changed.cookie?.value ?? '' })
  expect(await subscribed()).toEqual([])
})

test('§8: a password reset ends push messages to every browser', async () => {
  const { ann, subscribed } = await addSubscribed()
  await ask(app, { method: 'POST', url: '/api/reset-password.php', body: { email: ann.email } })
  const token = await tokenIn(database, ann, 'reset-password')
  const body = { token, password: NEW, password_again: NEW }
  expect((await ask(app, { method: 'PUT', url: '/api/reset-password.php', body })).status).toBe(200)
  expect(await subscribed()).toEqual([])
})

test('another member who logs in to the same browser does not inherit its push messages', async () => {
  const { here, subscribed } = await addSubscribed()
  const eve = await addMember(database)
  await callLogIn(app, { email: eve.email, password: PASSWORD, headers: { cookie: `session=${here}` } })
  expect(await subscribed()).toEqual(['there'])
})
