import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { member, pushSubscription, session } from '../../../tables/account.ts'
import { addPhotoRow } from '../../members/photos/fixture-photo.ts'
import { ask, callLogIn } from '../fixture-login.ts'
import { addMember, PASSWORD } from '../fixture-member.ts'
import { pushKeys } from '../fixture-push-keys.ts'

const { app, database } = await openWorld()

const KEYS = pushKeys()
const { p256dh: POINT, auth: SECRET } = KEYS

async function addLoggedIn(overrides: Parameters<typeof addMember>[1] = {}) {
  const ann = await addMember(database, overrides)
  const { cookie } = await callLogIn(app, { email: ann.email, password: PASSWORD })
  return { ann, token: cookie?.value }
}

test('§3: members see their own main photo even while it is pending, and why their e-mails stopped', async () => {
  const { ann, token } = await addLoggedIn({
    notificationsDisabled: ['bounce'],
    isStaff: true,
  })
  const names = { filename: 'a.webp', thumbFilename: 'a-thumb.webp' }
  await addPhotoRow(database, ann, { ...names, status: 'pending', isMain: true })
  await addPhotoRow(database, ann, { position: 1 })
  const { user } = await ask(app, { method: 'GET', url: '/api/user.php', token })
  expect(user).toMatchObject({
    role: 'staff',
    credits: 0,
    notifications_disabled: ['bounce'],
    profile: { main_image: { filename: 'a.webp', thumb_filename: 'a-thumb.webp', status: 'pending' } },
  })
})

test('§7: a member chooses one of the site’s languages', async () => {
  const { ann, token } = await addLoggedIn()
  const choose = (language: string, by = token) =>
    ask(app, { method: 'PUT', url: '/api/user.php', body: { language }, token: by })
  expect((await choose('fi')).user?.language).toBe('fi')
  const [stored] = await database.db.select().from(member).where(eq(member.id, ann.id))
  expect(stored?.language).toBe('fi')
  expect((await choose('tlh')).status).toBe(422)
  const visitor = await choose('de', 'nobody')
  expect([visitor.status, visitor.error?.code]).toEqual([403, 'authentication_required'])
})

test('§7: a browser is subscribed to push once, for the member who subscribed there last', async () => {
  const { ann, token } = await addLoggedIn()
  const eve = await addMember(database)
  const eves = (await callLogIn(app, { email: eve.email, password: PASSWORD })).cookie?.value
  const keys = [pushKeys(), pushKeys(), pushKeys()] as const
  const subscribe = (token: string | undefined, by: typeof KEYS, endpoint = 'https://push.example.com/1') =>
    ask(app, {
      method: 'POST',
      url: '/api/user.php?push=1',
      body: { subscription: { endpoint, expirationTime: null, keys: by } },
      token,
    })
  const stored = () => database.db.select().from(pushSubscription)
  const told = async (token: string | undefined) => {
    const { body } = await ask(app, { method: 'GET', url: '/api/notifications.php', token })
    return [body['push_browsers'], body['push_here']]
  }
  const elsewhere = (await callLogIn(app, { email: ann.email, password: PASSWORD })).cookie?.value
  expect((await subscribe(token, keys[0])).status).toBe(204)
  expect([await told(token), await told(elsewhere)]).toEqual([
    [1, true],
    [1, false],
  ])
  expect((await subscribe(token, keys[1])).status).toBe(204)
  expect(await stored()).toMatchObject([{ memberId: ann.id, ...keys[1] }])
  expect((await subscribe(eves, keys[2])).status).toBe(204)
  expect(await stored()).toMatchObject([{ memberId: eve.id, ...keys[2] }])

  expect((await subscribe(undefined, keys[0])).status).toBe(403)
  expect(await stored()).toHaveLength(1)
})

test.each([
  ['https://169.254.169.254/latest', KEYS, 'endpoint'],
  ['https://push.example.org/1', KEYS, 'endpoint'],
  ['https://push.example.com:8443/1', KEYS, 'endpoint'],
  ['https://push.example.com/1', { p256dh: 'BNc', auth: SECRET }, 'keys.p256dh'],
  ['https://push.example.com/1', { p256dh: `${POINT}=`, auth: SECRET }, 'keys.p256dh'],
  ['https://push.example.com/1', { p256dh: `BA${'A'.repeat(85)}`, auth: SECRET }, 'keys.p256dh'],
  ['https://push.example.com/1', { p256dh: POINT, auth: 'a' }, 'keys.auth'],
  ['https://push.example.com/1', { p256dh: POINT, auth: POINT }, 'keys.auth'],
])('§7: a subscription at %s with %j is refused for its %s', async (endpoint, keys, field) => {
  const { token } = await addLoggedIn()
  const body = { subscription: { endpoint, keys } }
  const refused = await ask(app, { method: 'POST', url: '/api/user.php?push=1', body, token })
  expect([refused.status, refused.error?.code]).toEqual([422, 'invalid_input'])
  expect(refused.error?.fields).toEqual({ [`subscription.${field}`]: 'invalid_input' })
  const isThere = eq(pushSubscription.endpoint, endpoint)
  const stored = await database.db.select().from(pushSubscription).where(isThere)
  expect(stored.filter(({ p256dh }) => p256dh === keys.p256dh)).toEqual([])
})

test('a member’s latest twenty browsers stay subscribed', async () => {
  const { ann, token } = await addLoggedIn()
  for (let i = 0; i < 22; i += 1) {
    const subscription = { endpoint: `https://push.example.com/${i}`, keys: KEYS }
    await ask(app, { method: 'POST', url: '/api/user.php?push=1', body: { subscription }, token })
  }
  const isHers = eq(pushSubscription.memberId, ann.id)
  const stored = await database.db.select().from(pushSubscription).where(isHers)
  expect(stored).toHaveLength(20)
  expect(stored.map(({ endpoint }) => endpoint)).not.toContain('https://push.example.com/1')
})

test('§7: a logout ends the session and clears the cookie; without a session it does no harm', async () => {
  const { ann, token } = await addLoggedIn()
  const stored = () => database.db.select().from(session).where(eq(session.memberId, ann.id))
  const out = (by: string | undefined, headers = {}) =>
    ask(app, { method: 'GET', url: '/api/logout.php', token: by, headers })
  // As an image on another site could call it.
  expect((await out(token, { 'x-client-type': '', 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(await stored()).toHaveLength(1)
  const { status, cookie } = await out(token)
  expect([status, cookie?.value]).toEqual([204, ''])
  expect(await stored()).toEqual([])
  expect((await out(token)).status).toBe(204)
  expect((await out(undefined)).status).toBe(204)
})
