import { getDirectDebit, getPaymentMethods, sendDebitCode } from 'contracts'
import { expect, test } from 'vitest'
import { bundleIn } from '../orders/fixture-orders.ts'
import { openShop } from '../orders/fixture-shop.ts'
import { ACCOUNT, lastCode, offerDebits } from './fixture-debits.ts'

const shop = await openShop()
const { payments, database, app } = shop
await offerDebits(database)
const { price, id: bundle } = await bundleIn(database, { brandId: 'amberly' })

type Customer = Awaited<ReturnType<typeof shop.customer>>

async function askForCode({ headers }: Customer, changes: object = {}) {
  const payload = { ...ACCOUNT, ...changes }
  const answer = await app.inject({ method: 'POST', url: sendDebitCode.path, headers, payload })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}

const debit = { payment_method: 'sepa_direct_debit' } as const

test('§3: a direct debit is confirmed with a code on the phone, and taken without a page', async () => {
  const ann = await shop.customer()
  const { status, body } = await askForCode(ann)
  expect([status, body['mobile_number']]).toEqual([200, '+31 •••••••78'])
  const sms_code = await lastCode(database, ann.memberId)
  const { order } = await ann.order({ ...debit, direct_debit: { ...ACCOUNT, sms_code } })
  expect(order).toMatchObject({ status: 'pending', amount: price, payment_url: null })
  expect(payments.created.at(-1)).toMatchObject({
    way: { kind: 'debit', account: { iban: 'NL91ABNA0417164300' } },
  })
})

test('direct debits are offered', async () => {
  const ann = await shop.customer()
  const answer = await app.inject({ url: getPaymentMethods.path, query: { bundle }, headers: ann.headers })
  const { methods } = getPaymentMethods.answer.parse(answer.json())
  expect(methods.find(({ id }) => id === 'sepa_direct_debit')).toMatchObject({ refusal: null })
  const shown = await app.inject({ url: getDirectDebit.path, headers: ann.headers })
  expect(shown.json()).toMatchObject({ creditor: { id: 'NL00ZZZ000000000000' }, refusal: null })
})
