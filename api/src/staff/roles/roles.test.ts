import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { CommandError } from '../../db/run-command.ts'
import { testDatabase } from '../../db/testing/test-database.ts'
import { addMember } from '../../features/account/fixture-member.ts'
import { ensureBrands } from '../../features/site/brands.ts'
import { member, staffAction } from '../../tables/account.ts'
import { outbox } from '../../tables/outbox.ts'
import { staffFactor, staffRecoveryCode } from '../../tables/staff.ts'
import { readStaffCommand } from '../read-staff-command.ts'

const database = await testDatabase()
await ensureBrands(database)

/** Runs a command as typed; returns its output, or undefined if it prints the usage. */
async function roles(...args: string[]) {
  try {
    return await readStaffCommand(['roles', ...args])?.(database)
  } catch (error) {
    if (error instanceof CommandError) return `refused: ${error.message}`
    throw error
  }
}

test('makes the first admin of a fresh site, and ends that again', async () => {
  expect(await roles('list')).toBe('No one.')
  const ann = await addMember(database)
  expect(await roles('grant', ann.email, 'admin')).toBe(`Ann (${ann.id}) is admin at amberly.`)
  expect(await roles('grant', ann.email, 'admin')).toMatch(/^refused: Nothing to do/)
  expect(await roles('list')).toMatch(new RegExp(`${ann.id} .*${ann.email} .*Ann .*amberly .*admin`))
  const isStaff = async () =>
    (await database.db.select({ is: member.isStaff }).from(member).where(eq(member.id, ann.id)))[0]?.is
  expect(await isStaff()).toBe(true)
  // At another brand, an account is found once it is staff.
  await roles('grant', ann.id, 'finance', '--brand', 'garnet', '--reason', 'Helps out')
  expect(await roles('list', '--brand', 'garnet')).toMatch(/Ann +amberly +finance/)
  expect(await roles('revoke', ann.id, 'admin')).toContain('is no longer admin at amberly')
  expect(await isStaff()).toBe(true)
  expect(await roles('revoke', ann.id, 'admin')).toMatch(/^refused: Nothing to do/)
  await roles('revoke', ann.id, 'finance', '--brand', 'garnet')
  expect(await isStaff()).toBe(false)
  const actions = await database.db.select().from(staffAction).where(eq(staffAction.subject, ann.id))
  expect(actions.map(({ action, brandId, details }) => [action, brandId, details])).toEqual([
    ['roles grant', 'amberly', { role: 'admin' }],
    ['roles grant', 'garnet', { role: 'finance', reason: 'Helps out' }],
    ['roles revoke', 'amberly', { role: 'admin' }],
    ['roles revoke', 'garnet', { role: 'finance' }],
  ])
})

test('refuses whoever is unknown, elsewhere or unconfirmed, and prints the usage for a role that there is not', async () => {
  const [bo, cas] = [
    await addMember(database, { brandId: 'garnet' }),
    await addMember(database, { status: 'not_confirmed' }),
  ]
  expect(await roles('grant', 'nobody@example.invalid', 'admin')).toMatch(/^refused: No member/)
  expect(await roles('grant', bo.id, 'admin')).toMatch(/^refused: No member of amberly/)
  expect(await roles('grant', cas.id, 'admin')).toMatch(/^refused: Ann is not a confirmed member/)
  for (const args of [
    ['grant', bo.id, 'owner'],
    ['grant', bo.id],
    ['take', bo.id, 'admin'],
    ['list', 'all'],
  ])
    expect(await roles(...args)).toBeUndefined()
})

test('forgets the second factors of somebody who has lost them', async () => {
  const ann = await addMember(database)
  await roles('grant', ann.id, 'admin')
  expect(await roles('forget-factors', ann.id)).toMatch(/^refused: Nothing to do/)
  const { brandId, memberId } = ann
  const lost = { id: 'lost', brandId, memberId, kind: 'totp', name: 'Phone', createdAt: new Date() } as const
  await database.db.insert(staffFactor).values({ ...lost, sealedSecret: 'x' })
  await database.db.insert(staffRecoveryCode).values({ brandId, memberId, codeHash: 'x' })
  expect(await roles('forget-factors', ann.id)).toContain('has no second factor any more')
  expect(await database.db.select().from(staffFactor)).toEqual([])
  expect(await database.db.select().from(staffRecoveryCode)).toEqual([])
  const [mail] = await database.db.select().from(outbox).where(eq(outbox.memberId, memberId))
  expect(mail).toMatchObject({ kind: 'second-factor-changed', data: { change: 'removed' } })
})
