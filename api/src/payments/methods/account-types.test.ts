import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openSimulator } from '../../../../local/simulator/fixture-simulator.ts'
import { FakePayments, UNREACHABLE } from '../../features/credits/fixtures/fake-payments.ts'
import { MINUTE_MS } from '../../time.ts'
import { accountTypes } from './account-types.ts'
import { offeredMethods } from './offered-methods.ts'

const IDEAL = { category: 'bank_redirect', type: 'ideal' }
const PAYPAL = { category: 'wallet', type: 'paypal' }

function setup() {
  const payments = new FakePayments()
  payments.types = [IDEAL]
  const warnings: string[] = []
  const log = { info: () => {}, warn: (text: string) => void warnings.push(text), error: () => {} }
  let now = 1
  const types = accountTypes({ payments, clock: { now: () => new Date(now) }, log })
  return {
    payments,
    warnings,
    /** Asks, lets the answer arrive, and returns what the next question gets. */
    async after(minutes: number) {
      now += minutes * MINUTE_MS
      types()
      await sleep(0)
      return types()
    },
    types,
  }
}

test('§9: the ways to pay are those of the switch’s account, asked again every ten minutes', async () => {
  const { types, payments, after } = setup()
  expect(types()).toBeUndefined()
  expect(await after(0)).toEqual([IDEAL])
  payments.types = [IDEAL, PAYPAL]
  expect(await after(9)).toEqual([IDEAL])
  expect(await after(1)).toEqual([IDEAL, PAYPAL])
})

test('while the switch is down, the last answer stays, and it is asked again each minute', async () => {
  const { payments, after, warnings } = setup()
  await after(0)
  payments.trouble = UNREACHABLE
  expect(await after(10)).toEqual([IDEAL])
  expect(await after(0.5)).toEqual([IDEAL])
  expect(warnings).toHaveLength(1)
  payments.trouble = undefined
  payments.types = [PAYPAL]
  expect(await after(0.5)).toEqual([PAYPAL])
})

test('the simulator’s account has every way that is sold, and a debit apart from a transfer', async () => {
  const { payments } = await openSimulator()
  const answer = await payments.methodTypes()
  if (!answer.ok) expect.fail(answer.error.message)
  const sale = { country: 'NL', currency: 'EUR', amount: 2_000 } as const
  expect(offeredMethods({ ...sale, supported: answer.value })).toEqual(offeredMethods(sale))
  const withoutDebit = answer.value.filter(({ category }) => category !== 'bank_debit')
  const left = offeredMethods({ ...sale, supported: withoutDebit })
  expect(left).toContain('wire_transfer')
  expect(left).not.toContain('sepa_direct_debit')
})
