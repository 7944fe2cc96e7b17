import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../../../db/new-id.ts'
import { openWorld } from '../../../../fixtures/world.ts'
import { ledgerProof } from '../../../../tables/credits.ts'
import { MINUTE_MS } from '../../../../time.ts'
import { addMember } from '../../../account/fixture-member.ts'
import { charge } from '../charge.ts'
import { findFaults } from './ledger-faults.ts'
import { proveLedger } from './prove-ledger.ts'

const { app, database } = await openWorld()
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
const metrics = async () => (await app.inject({ url: '/metrics' })).body

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
