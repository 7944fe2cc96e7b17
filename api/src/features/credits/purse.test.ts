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
import type { Transaction } from '../../db/database.ts'
import { silentLog } from '../../db/log.ts'
import { testDatabase } from '../../db/testing/test-database.ts'
import { Refusal } from '../../http/refusal.ts'
import { addMember } from '../account/fixture-member.ts'
import { ensureBrands } from '../site/brands.ts'
import { adjust } from './adjust.ts'
import { charge } from './charge.ts'
import { type Answer, Purse, type Step } from './fixtures/purse.ts'
import { grant } from './grant.ts'
import type { Owner, Posted } from './post.ts'
import { proveLedger } from './prove-ledger.ts'
import { refund } from './refund.ts'
import { reverse } from './reverse.ts'

const database = await testDatabase()
await ensureBrands(database)
const now = new Date('2026-11-21T12:00:00Z')
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 100) / 4

const few = integer({ min: 1, max: 3 })
const kind = <K extends Step['kind']>(...kinds: readonly K[]) => constantFrom(...kinds)
const step: Arbitrary<Step> = oneof(
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

function take(tx: Transaction, owner: Owner, step: Step): Promise<Posted> {
  const { brandId, memberId } = owner
  const order = 'order' in step ? `${memberId} ${step.order}` : ''
  switch (step.kind) {
    case 'signup':
      return grant(tx, { ...owner, kind: 'signup', credits: step.credits, now })
    case 'order':
      return grant(tx, { ...owner, kind: 'order', order, credits: step.credits, now })
    case 'message':
      return charge(tx, {
        ...owner,
        id: `m${step.id}`,
        kind: 'message',
        amount: step.amount,
        request: step.text,
        now,
      })
    case 'refund':
      return refund(tx, { brandId, order, now })
    case 'chargeback':
      return reverse(tx, { brandId, order, now })
    case 'adjustment':
      return adjust(tx, { ...owner, id: `${step.id}`, credits: step.credits, reason: 'A test', now })
  }
}

async function answerOf(owner: Owner, step: Step): Promise<Answer> {
  try {
    const { told: _, ...answer } = await database.inTransaction((tx) => take(tx, owner, step))
    return answer
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

test('whatever is asked in whatever order, the ledger answers by the rules and stays right', {
  timeout: 120_000,
}, async () => {
  await assert(
    asyncProperty(array(step, { minLength: 1, maxLength: 25, size: 'max' }), async (steps) => {
      const { brandId, memberId } = await addMember(database)
      const purse = new Purse()
      for (const one of steps) {
        expect([one, await answerOf({ brandId, memberId }, one)]).toEqual([one, purse.answer(one)])
      }
      expect(await proveLedger({ database, clock: { now: () => new Date() }, log: silentLog })).toEqual([])
    }),
    { numRuns: RUNS },
  )
})
