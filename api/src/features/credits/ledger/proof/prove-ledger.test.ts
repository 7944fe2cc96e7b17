import { sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../../db/database.ts'
import { newId } from '../../../../db/new-id.ts'
import { openWorld } from '../../../../fixtures/world.ts'
import { siteGauges } from '../../../../metrics/site-gauges.ts'
import { ledgerProof } from '../../../../tables/credits.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../time.ts'
import { addMember } from '../../../account/fixture-member.ts'
import { charge } from '../charge.ts'
import { findFaults } from './ledger-faults.ts'
import { proveLedger, proveOnward } from './prove-ledger.ts'

const { database } = await openWorld()
const { db, inTransaction } = database
const now = new Date('2026-11-21T12:00:00Z')
const { memberId, brandId } = await addMember(database, { credits: 10 })
await inTransaction((tx) =>
  charge(tx, { brandId, memberId, id: newId(), kind: 'message', amount: 4, request: {}, now }),
)
const owner = sql`(select id from ledger_account where member_id = ${memberId})`

const errors: string[] = []
const log = { info: () => undefined, warn: () => undefined, error: (line: string) => void errors.push(line) }
let minutes = 0
const prove = () => {
  minutes += 1
  return proveLedger({ database, log, clock: { now: () => new Date(now.getTime() + minutes * MINUTE_MS) } })
}
const register = new Registry()
siteGauges(register, database, 0)
const metrics = () => register.metrics()

beforeEach(() => {
  errors.length = 0
})

test('no metric shows before the first proof', async () => {
  expect(await metrics()).not.toMatch(/^ledger_faults \d/m)
})

test('a correct ledger is proven without a log line', async () => {
  expect(await prove()).toEqual([])
  expect(errors).toEqual([])
  expect(await metrics()).toMatch(/^ledger_faults 0$/m)
  expect(await metrics()).toMatch(/^ledger_proved_timestamp_seconds 1795262460$/m)
})

test.each([
  ['a stored balance', sql`update ledger_account set balance = balance + 1 where id = ${owner}`, 2],
  [
    'an entry',
    sql`update ledger_entry set amount = amount + 1 where owner_id = ${owner} and account = 'member'`,
    5,
  ],
  ['a deleted entry', sql`delete from ledger_entry where owner_id = ${owner} and account = 'spent'`, 2],
  [
    'a pair of entries',
    sql`update ledger_entry set amount = amount * 2 where owner_id = ${owner} and sequence = 2`,
    3,
  ],
  [
    'a balance beside a transfer',
    sql`update ledger_transfer set balance = 9 where owner_id = ${owner} and sequence = 1`,
    1,
  ],
  ['what is left of a lot', sql`update credit_lot set remaining = 5 where owner_id = ${owner}`, 2],
  ['a spending', sql`update credit_spending set amount = 3 where owner_id = ${owner}`, 2],
  ['a last sequence', sql`update ledger_account set last_sequence = 3 where id = ${owner}`, 1],
])('the proof finds %s changed by hand', async (_, statement, count) => {
  const undo = new Error('undo')
  const corrupted = inTransaction(async (tx) => {
    // Turns off the triggers, as a superuser can.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(statement)
    const faults = await findFaults(tx)
    expect(faults).toHaveLength(count)
    throw undo
  })
  await expect(corrupted).rejects.toBe(undo)
})

test('a fault is logged as an error and shows in the metrics until it is repaired', async () => {
  const change = (by: number) =>
    inTransaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`update ledger_account set balance = balance + ${by} where id = ${owner}`)
    })
  await change(1)
  const faults = await prove()
  expect(faults).toHaveLength(2)
  expect(errors).toEqual(faults.map((fault) => `THE LEDGER IS WRONG: ${fault}`))
  expect(await metrics()).toMatch(/^ledger_faults 2$/m)
  await change(-1)
  expect(await prove()).toEqual([])
  expect(await metrics()).toMatch(/^ledger_faults 0$/m)
  expect(await db.select().from(ledgerProof)).toMatchObject([{ faults: [] }, { faults }, { faults: [] }])
})

test('an hourly proof finds what was changed in new rows, the daily one also what was changed in old ones', async () => {
  const later = (ms: number) => new Date(Date.now() + DAY_MS + ms)
  const proveAfter = (ms: number) => proveOnward({ database, log, clock: { now: () => later(ms) } })
  const last = async () => (await db.select().from(ledgerProof)).at(-1)
  const ben = await addMember(database, { credits: 10 })
  const spend = (amount: number, at: Date) =>
    inTransaction((tx) => charge(tx, { ...ben, id: newId(), kind: 'message', amount, request: {}, now: at }))
  const tamper = (statement: ReturnType<typeof sql>) =>
    inTransaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(statement)
    })
  await db.delete(ledgerProof)
  expect(await proveAfter(0)).toEqual([])
  expect(await last()).toMatchObject({ isWhole: true })
  await spend(3, later(2 * HOUR_MS))
  expect(await proveAfter(2 * HOUR_MS)).toEqual([])
  expect(await last()).toMatchObject({ isWhole: false, transfers: 1 })
  const bens = sql`(select id from ledger_account where member_id = ${ben.memberId})`
  const newRow = (by: number) => sql`
    update ledger_entry set amount = amount + ${by} where owner_id = ${bens} and account = 'member' and amount < 0`
  await tamper(newRow(-1))
  expect(await proveAfter(2.5 * HOUR_MS)).toHaveLength(4)
  await tamper(newRow(1))
  // After a fault, everything is proven.
  expect(await proveAfter(2.6 * HOUR_MS)).toEqual([])
  expect(await last()).toMatchObject({ isWhole: true })
  const oldRow = (by: number) => sql`
    update ledger_entry set amount = amount + ${by} where owner_id = ${owner} and account = 'member' and amount < 0`
  await tamper(oldRow(-1))
  expect(await proveAfter(5 * HOUR_MS)).toEqual([])
  expect(await proveAfter(27 * HOUR_MS)).toHaveLength(5)
  await tamper(oldRow(1))
  expect(await proveAfter(28 * HOUR_MS)).toEqual([])
})

test('everything is proven at the replica if there is one, and at the primary if it is gone', async () => {
  const at: string[] = []
  const reader = (fails: boolean) => ({
    ...database,
    inTransaction: ((work, mode) => {
      at.push(fails ? 'gone' : 'replica')
      if (fails) throw new Error('Connection terminated unexpectedly')
      return database.inTransaction(work, mode)
    }) satisfies Database['inTransaction'],
  })
  const clock = { now: () => new Date(now.getTime() + 9 * DAY_MS + minutes * MINUTE_MS) }
  for (const fails of [false, true]) {
    minutes += 1
    expect(await proveLedger({ database, reader: reader(fails), log, clock })).toEqual([])
  }
  expect(at).toEqual(['replica', 'gone'])
})
