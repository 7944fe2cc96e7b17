import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { silentLog } from '../../../api/src/db/log.ts'
import { callLogIn } from '../../../api/src/features/account/fixture-login.ts'
import { addMember, PASSWORD } from '../../../api/src/features/account/fixture-member.ts'
import { openWorld } from '../../../api/src/fixtures/world.ts'
import { closeDemo } from '../../../api/src/process/close-demo.ts'
import { member } from '../../../api/src/tables/account.ts'
import { block, profile } from '../../../api/src/tables/members.ts'
import { withWorldLock } from '../world-lock.ts'
import { DEMO_PASSWORD, ensureDemoAccounts } from './demo-accounts.ts'

const { app, database } = await openWorld()

const enter = (name: string, host = 'localhost') =>
  callLogIn(app, { email: `${name}@example.invalid`, password: DEMO_PASSWORD, host })

test.each([
  ['free', { role: 'free', credits: 0, status: 'confirmed' }],
  ['premium', { role: 'premium', credits: 240, paid_user: true }],
  ['unconfirmed', { role: 'free', credits: 15, status: 'not_confirmed' }],
  ['blocked', { role: 'free', credits: 15, status: 'confirmed' }],
  ['staff', { role: 'staff', paid_user: false }],
  ['finance', { role: 'staff', paid_user: false }],
])('the demo account %s', async (name, user) => {
  expect((await enter(name)).user).toMatchObject(user)
})

test('§4: the unconfirmed demo member’s profile is hidden, and the premium one has blocked the blocked one', async () => {
  const { db } = database
  const blocks = await db.select().from(block).where(eq(block.brandId, 'amberly'))
  const idOf = async (name: string) => {
    const isIt = and(eq(member.brandId, 'amberly'), eq(member.email, `${name}@example.invalid`))
    return (await db.select({ id: member.id }).from(member).where(isIt))[0]?.id ?? ''
  }
  expect(blocks).toMatchObject([{ memberId: await idOf('premium'), blockedId: await idOf('blocked') }])
  const [about] = await db
    .select()
    .from(profile)
    .where(eq(profile.memberId, await idOf('unconfirmed')))
  expect(about?.status).toBe('disabled')
})

test('every brand gets its demo accounts once, even from two nodes at the same time', async () => {
  await database.db.delete(member)
  const ensure = () => withWorldLock(database, ensureDemoAccounts)
  await Promise.all([ensure(), ensure()])
  await ensure()
  expect(await database.db.select().from(member).where(eq(member.isDemo, true))).toHaveLength(27)
  const ids = []
  for (const host of ['localhost', 'she.localhost', 'gay.localhost']) {
    ids.push((await enter('premium', host)).user?.id)
  }
  expect(new Set(ids).size).toBe(3)
})

test('shut demo accounts cannot log in, real members can, and the demo opens them again', async () => {
  const real = await addMember(database)
  await closeDemo(database, silentLog)
  expect((await enter('staff')).error?.code).toBe('login_failed')
  expect((await callLogIn(app, { email: real.email, password: PASSWORD })).status).toBe(200)
  await withWorldLock(database, ensureDemoAccounts)
  expect((await enter('staff')).status).toBe(200)
  expect(await database.db.select().from(member)).toHaveLength(28)
})
