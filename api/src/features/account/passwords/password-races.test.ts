import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Transaction } from '../../../db/database.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { member, session } from '../../../tables/account.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { accountToken } from '../../../tables/own-account.ts'
import { letIn, lockOut } from '../decisions/member-status.ts'
import { ask, callLogIn } from '../fixture-login.ts'
import { addMember, PASSWORD } from '../fixture-member.ts'
import { hashPassword } from './passwords.ts'
import { setPassword } from './set-password.ts'

const { app, database } = await openWorld()
const { db } = database

const NEW = 'another song about rain'

/** Sets a new password while `work` is under way. */
async function resetDuring<T>(key: MemberKey, work: () => Promise<T>): Promise<T> {
  const passwordHash = await hashPassword(NEW)
  return changeDuring(async (tx) => {
    await setPassword(tx, key, passwordHash, new Date())
    await tx.delete(session).where(eq(session.memberId, key.memberId))
  }, work)
}

/** Makes a change in a transaction that commits only when `work` has finished or waits for it. */
async function changeDuring<T>(
  change: (tx: Transaction) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  let working: Promise<T> | undefined
  await database.inTransaction(async (tx) => {
    await change(tx)
    working = work()
    let isDone = false
    void working.finally(() => (isDone = true))
    await expect.poll(async () => isDone || (await isAnyoneWaiting())).toBe(true)
  })
  return working as Promise<T>
}

async function isAnyoneWaiting(): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

async function addLoggedIn() {
  const ann = await addMember(database)
  const token = (await callLogIn(app, { email: ann.email, password: PASSWORD })).cookie?.value
  return { ann, token }
}

test('§8: a login with the old password that is under way during a reset leaves no session behind', async () => {
  const ann = await addMember(database)
  const login = await resetDuring(ann, () => callLogIn(app, { email: ann.email, password: PASSWORD }))
  expect([login.status, login.error?.code]).toEqual([403, 'login_failed'])
  expect(await db.$count(session, eq(session.memberId, ann.id))).toBe(0)
  expect((await callLogIn(app, { email: ann.email, password: NEW })).status).toBe(200)
})

test('§8: a login that is under way during a suspension leaves no session for when it is lifted', async () => {
  const ann = await addMember(database)
  const enter = () => callLogIn(app, { email: ann.email, password: PASSWORD })
  const until = new Date('2100-01-01')
  const login = await changeDuring((tx) => lockOut(tx, ann, until), enter)
  expect([login.status, login.cookie]).toEqual([403, undefined])
  expect(await db.$count(session, eq(session.memberId, ann.id))).toBe(0)
  await database.inTransaction((tx) => letIn(tx, ann))
  expect((await enter()).status).toBe(200)
})

test('§5: a second change with the same old password is refused, and leaves no session', async () => {
  const { ann, token } = await addLoggedIn()
  const theirs = 'a thief’s own song'
  const body = { old_password: PASSWORD, password: theirs, password_again: theirs }
  const change = await resetDuring(ann, () =>
    ask(app, { method: 'PUT', url: '/api/password.php', body, token }),
  )
  expect(change.error?.fields).toEqual({ old_password: 'old_password_wrong' })
  expect(await db.$count(session, eq(session.memberId, ann.id))).toBe(0)
  expect((await callLogIn(app, { email: ann.email, password: NEW })).status).toBe(200)
})

test('§5: a change of address that was allowed by the old password is not mailed after a reset', async () => {
  const { ann, token } = await addLoggedIn()
  const body = { email: `thief-${ann.email}`, password: PASSWORD }
  const change = await resetDuring(ann, () =>
    ask(app, { method: 'POST', url: '/api/mail-change.php', body, token }),
  )
  expect(change.error?.fields).toEqual({ password: 'old_password_wrong' })
  expect(await db.$count(accountToken, eq(accountToken.memberId, ann.id))).toBe(0)
})

test('§4: an account is not closed by the old password after a reset', async () => {
  const { ann, token } = await addLoggedIn()
  const body = { password: PASSWORD }
  const closing = await resetDuring(ann, () =>
    ask(app, { method: 'DELETE', url: '/api/account.php', body, token }),
  )
  expect(closing.error?.fields).toEqual({ password: 'old_password_wrong' })
  const [found] = await db.select().from(member).where(eq(member.id, ann.id))
  expect(found?.status).toBe('confirmed')
})
