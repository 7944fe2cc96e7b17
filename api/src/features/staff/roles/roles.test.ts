import {
  getStaff,
  grantStaffRole,
  listLanders,
  revokeStaffRole,
  type StaffRole,
  staffOfBrand,
} from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { member, staffAction } from '../../../tables/account.ts'
import { callLogIn } from '../../account/fixture-login.ts'
import { addMember, PASSWORD } from '../../account/fixture-member.ts'
import { setProof } from '../factors/fixture-proof.ts'

const world = await openWorld()
const { app, database } = world
const admin = await world.headersOf('amberly', 'staff')
const HOSTS: Readonly<Record<string, string>> = { amberly: 'localhost', marigold: 'she.localhost' }

/** A member with the headers of a session. */
async function addLoggedIn(overrides: Parameters<typeof addMember>[1] = {}) {
  const added = await addMember(database, overrides)
  const host = HOSTS[added.brandId] ?? ''
  const { cookie } = await callLogIn(app, { email: added.email, password: PASSWORD, host })
  const token = cookie?.value ?? ''
  await setProof(database.db, token, 'fresh')
  return { ...added, headers: { ...admin, host, cookie: `session=${token}` } }
}

type Headers = typeof admin

const get = async (path: string, headers: Headers) => app.inject({ url: path, headers })

async function change(
  method: 'POST' | 'DELETE',
  input: { readonly member: string; readonly role: StaffRole; readonly reason?: string },
  { headers = admin, brand }: { readonly headers?: Headers; readonly brand?: string } = {},
) {
  const { path } = method === 'POST' ? grantStaffRole : revokeStaffRole
  const answer = await app.inject({
    method,
    url: path,
    headers,
    payload: input,
    query: brand === undefined ? {} : { brand },
  })
  return { status: answer.statusCode, error: answer.body === '' ? undefined : answer.json().error }
}

const isStaff = async ({ id }: { readonly id: string }) =>
  (await database.db.select({ is: member.isStaff }).from(member).where(eq(member.id, id)))[0]?.is

test('a role counts from the next call of a session that is open, and is gone at the one after it is taken', async () => {
  const ann = await addLoggedIn()
  const statuses = async () => [
    (await get(getStaff.path, ann.headers)).statusCode,
    (await get(listLanders.path, ann.headers)).statusCode,
  ]
  expect(await statuses()).toEqual([404, 404])
  const support = { member: ann.email.toUpperCase(), role: 'support', reason: 'A new colleague' } as const
  expect(await change('POST', support)).toEqual({ status: 204 })
  expect(await statuses()).toEqual([200, 404])
  await change('POST', { member: ann.id, role: 'marketing' })
  expect(await statuses()).toEqual([200, 200])
  expect((await get(getStaff.path, ann.headers)).json()).toMatchObject({
    brands: [{ id: 'amberly', name: 'Amberly', is_own: true, roles: ['marketing', 'support'] }],
  })
  await change('DELETE', { member: ann.id, role: 'marketing' })
  expect(await statuses()).toEqual([200, 404])
  await change('DELETE', { member: ann.id, role: 'support' })
  expect(await statuses()).toEqual([404, 404])
  expect(await isStaff(ann)).toBe(false)
  const actions = await database.db
    .select({ action: staffAction.action, actor: staffAction.actor, details: staffAction.details })
    .from(staffAction)
    .where(eq(staffAction.subject, ann.id))
    .orderBy(staffAction.createdAt)
  const actor = (await world.meet('amberly', 'staff')).memberId
  expect(actions).toEqual([
    { action: 'roles grant', actor, details: { role: 'support', reason: 'A new colleague' } },
    { action: 'roles grant', actor, details: { role: 'marketing' } },
    { action: 'roles revoke', actor, details: { role: 'marketing' } },
    { action: 'roles revoke', actor, details: { role: 'support' } },
  ])
})

test('nobody gives or takes a role of their own, whichever way they name themselves', async () => {
  const ann = await addLoggedIn()
  await change('POST', { member: ann.id, role: 'admin' })
  for (const method of ['POST', 'DELETE'] as const)
    for (const own of [ann.id, ann.email])
      for (const role of ['admin', 'finance'] as const)
        expect(await change(method, { member: own, role }, { headers: ann.headers })).toMatchObject({
          status: 403,
          error: { code: 'forbidden' },
        })
  expect((await get(getStaff.path, ann.headers)).json().brands[0].roles).toEqual(['admin'])
})

test('an admin rules over their own brand: elsewhere they change nothing, and find no member', async () => {
  const ann = await addLoggedIn()
  const far = await addLoggedIn({ brandId: 'marigold' })
  await change('POST', { member: ann.id, role: 'admin' })
  const byAnn = { headers: ann.headers }
  expect(await change('POST', { member: far.id, role: 'support' }, byAnn)).toMatchObject({ status: 404 })
  expect(
    await change('POST', { member: far.id, role: 'support' }, { ...byAnn, brand: 'marigold' }),
  ).toMatchObject({
    status: 404,
  })
  expect(await isStaff(far)).toBe(false)
  // Once somebody is on the staff of another brand, they can work for this one, too.
  expect(await change('POST', { member: far.id, role: 'support' }, { brand: 'marigold' })).toEqual({
    status: 204,
  })
  expect(await change('POST', { member: far.id, role: 'moderator' }, byAnn)).toEqual({ status: 204 })
  expect((await get(getStaff.path, far.headers)).json().brands).toMatchObject([
    { id: 'marigold', is_own: true, roles: ['support'] },
    { id: 'amberly', is_own: false, roles: ['moderator'] },
  ])
  expect(await change('DELETE', { member: far.id, role: 'support' }, byAnn)).toEqual({ status: 204 })
  expect((await get(getStaff.path, far.headers)).json().brands).toHaveLength(2)
  const listed = (await get(staffOfBrand.path, ann.headers)).json().staff
  expect(listed).toContainEqual({
    id: far.id,
    name: 'Ann',
    email: far.email,
    brand: 'marigold',
    roles: [{ role: 'moderator', granted_by: 'Ann', granted_at: expect.any(String) }],
  })
})

test('only a confirmed account can be staff', async () => {
  const ann = await addMember(database, { status: 'not_confirmed' })
  expect(await change('POST', { member: ann.id, role: 'support' })).toMatchObject({
    status: 422,
    error: { fields: { member: 'invalid_input' } },
  })
  expect(await isStaff(ann)).toBe(false)
})

test('of two roles that are taken at once, one is the last', async () => {
  const ann = await addMember(database)
  const roles = ['support', 'finance'] as const
  for (const role of roles) await change('POST', { member: ann.id, role })
  await Promise.all(roles.map((role) => change('DELETE', { member: ann.id, role })))
  expect(await isStaff(ann)).toBe(false)
})
