import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  oneof,
  record,
} from 'fast-check'
import { expect, test } from 'vitest'
import type { Transaction } from '../../../db/database.ts'
import { silentLog } from '../../../db/log.ts'
import { randomRuns } from '../../../db/testing/storm.ts'
import { testDatabase } from '../../../db/testing/test-database.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { addMember } from '../../account/fixture-member.ts'
import { ensureBrands } from '../../site/brands.ts'
import { type LedgerCall, type LedgerResult, Purse } from '../fixtures/purse.ts'
import { adjust } from './adjust.ts'
import type { BookedTransfer } from './book.ts'
import { charge } from './charge.ts'
import { grant } from './grant.ts'
import { proveLedger } from './proof/prove-ledger.ts'
import { refund } from './refund.ts'
import { reverse } from './reverse.ts'

const database = await testDatabase()
await ensureBrands(database)
const now = new Date('2026-11-21T12:00:00Z')
const RUNS = randomRuns(10, 500)

const few = integer({ min: 1, max: 3 })
const kind = <K extends LedgerCall['kind']>(...kinds: readonly K[]) => constantFrom(...kinds)
const ledgerCall: Arbitrary<LedgerCall> = oneof(
  record({ kind: kind('signup'), credits: constantFrom(10, 15) }),
  record({ kind: kind('order'), order: few, credits: constantFrom(20, 100) }),
  {
    weight: 4,
    arbitrary: record({
      kind: kind('message'),
      id: integer({ min: 1, max: 9 }),
      amount: integer({ min: 1, max: 40 }),
      text: constantFrom('Hello', 'Bye'),
    }),
  },
  record({ kind: kind('refund', 'chargeback'), order: few }),
  record({
    kind: kind('adjustment'),
    id: few,
    credits: integer({ min: -30, max: 30 }).filter((credits) => credits !== 0),
  }),
)

function applyToLedger(tx: Transaction, owner: MemberKey, call: LedgerCall): Promise<BookedTransfer> {
  const { brandId, memberId } = owner
  const order = 'order' in call ? `${memberId} ${call.order}` : ''
  switch (call.kind) {
    case 'signup':
      return grant(tx, { ...owner, kind: 'signup', credits: call.credits, now })
    case 'order':
      return grant(tx, { ...owner, kind: 'order', order, credits: call.credits, now })
    case 'message':
      return charge(tx, {
        ...owner,
        id: `m${call.id}`,
        kind: 'message',
        amount: call.amount,
        request: call.text,
        now,
      })
    case 'refund':
      return refund(tx, { brandId, order, now })
    case 'chargeback':
      return reverse(tx, { brandId, order, now })
    case 'adjustment':
      return adjust(tx, { ...owner, id: `${call.id}`, credits: call.credits, reason: 'A test', now })
  }
}

async function resultOf(owner: MemberKey, call: LedgerCall): Promise<LedgerResult> {
  try {
    const { events: _, ...result } = await database.inTransaction((tx) => applyToLedger(tx, owner, call))
    return result
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

test('any calls in any order: the ledger does what its model predicts and stays correct', {
  timeout: 600_000,
}, async () => {
  await assert(
    asyncProperty(array(ledgerCall, { minLength: 1, maxLength: 25, size: 'max' }), async (calls) => {
      const { brandId, memberId } = await addMember(database)
      const purse = new Purse()
      for (const one of calls) {
        expect([one, await resultOf({ brandId, memberId }, one)]).toEqual([one, purse.apply(one)])
      }
      expect(await proveLedger({ database, clock: { now: () => new Date() }, log: silentLog })).toEqual([])
    }),
    RUNS,
  )
})
