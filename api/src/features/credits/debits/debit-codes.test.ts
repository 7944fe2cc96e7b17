import { sendDebitCode } from 'contracts'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { limitsOf } from '../../../http/limits/limits.ts'
import { debitCode } from '../../../tables/debits.ts'
import { DAY_MS, DAY_S, HOUR_MS, MINUTE_MS } from '../../../time.ts'
import { UNREACHABLE } from '../fixtures/fake-payments.ts'
import { checkOrders } from '../orders/check-orders.ts'
import { openShop } from '../orders/fixture-shop.ts'
import { debitRoutes } from './debit-routes.ts'
import { ACCOUNT, debitCustomer, newNumber, offerDebits, otherCode } from './fixture-debits.ts'
import { removeOldCodes } from './remove-old-codes.ts'

const shop = await openShop()
const { payments, clock, database, services } = shop
await offerDebits(database)

const IBAN = 'NL91ABNA0417164300'
const inE164 = (number: string) => number.replace('06 ', '+316')
const refused = { status: 422, code: 'sms_code_invalid' }

test('§3: a code on the phone confirms a direct debit, which needs no page', async () => {
  const ann = await debitCustomer(shop)
  const { status, body, code } = await ann.sendCode()
  expect([status, body.mobile_number]).toEqual([200, `+31 •••••••${ann.number.slice(-2)}`])
  expect(await ann.lastSms()).toMatchObject({ address: inE164(ann.number), kind: 'code', locale: null })
  const { order } = await ann.debit(code)
  expect(order).toMatchObject({ status: 'pending', payment_url: null })
  expect(payments.created.at(-1)).toMatchObject({
    way: { kind: 'debit', account: { iban: IBAN, holder: 'A. Member', houseNumber: '263' } },
  })
  payments.pay(order.payment_id)
  expect(await ann.poll(order.id)).toMatchObject({ status: 'paid' })
})

test('§5: after five wrong codes the right one is refused, too', async () => {
  const ann = await debitCustomer(shop)
  const { code } = await ann.sendCode()
  for (let time = 1; time <= 5; time += 1) expect(await ann.debit(otherCode(code))).toMatchObject(refused)
  expect(await ann.debit(code)).toMatchObject(refused)
  const { code: next } = await ann.sendCode()
  expect(await ann.debit(next)).toMatchObject({ status: 200 })
})

test('§5: of ten wrong codes at the same time, five are compared', async () => {
  const ann = await debitCustomer(shop)
  const { code } = await ann.sendCode()
  await Promise.all(Array.from({ length: 10 }, () => ann.debit(otherCode(code))))
  const tries = await database.db.select({ tries: debitCode.tries, id: debitCode.memberId }).from(debitCode)
  expect(tries.find(({ id }) => id === ann.memberId)).toMatchObject({ tries: 5 })
})

test('§5: a code is valid for ten minutes', async () => {
  const ann = await debitCustomer(shop)
  const { code } = await ann.sendCode()
  clock.pass(10 * MINUTE_MS)
  expect(await ann.debit(code)).toMatchObject(refused)
})

test.each([
  ['account', { iban: 'NL02 ABNA 0123 4567 89' }],
  ['number', { mobile_number: '06 87654321' }],
])('§3: a code is refused for another %s than the one that it was sent for', async (_, account) => {
  const ann = await debitCustomer(shop)
  const { code } = await ann.sendCode()
  expect(await ann.debit(code, { account })).toMatchObject(refused)
  // However they are written.
  const same = { iban: 'nl91abna0417164300', mobile_number: inE164(ann.number) }
  expect(await ann.debit(code, { account: same })).toMatchObject({ status: 200 })
})

test('§3: another member’s code, the code before the last one and a missing account are refused', async () => {
  const [ann, ben] = [await debitCustomer(shop), await debitCustomer(shop)]
  const { code: first } = await ann.sendCode()
  expect(await ben.debit(first)).toMatchObject(refused)
  const { code: second } = await ann.sendCode()
  if (first !== second) expect(await ann.debit(first)).toMatchObject(refused)
  expect(await ann.order({ payment_method: 'sepa_direct_debit' })).toMatchObject({ code: 'invalid_input' })
})

test('§3: a code is used once', async () => {
  const ann = await debitCustomer(shop)
  const { code } = await ann.sendCode()
  const both = await Promise.all([ann.debit(code), ann.debit(code)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  expect(await ann.debit(code)).toMatchObject(refused)
})

test('the same request six times at once is one order', async () => {
  const ann = await debitCustomer(shop)
  const { code } = await ann.sendCode()
  const id = newId()
  const answers = await Promise.all(Array.from({ length: 6 }, () => ann.debit(code, { id })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(new Set(answers.map(({ order }) => order.id)).size).toBe(1)
  expect(await ann.mandates()).toHaveLength(1)
})

test('§3: a fourth text message in an hour is refused', async () => {
  const ann = await debitCustomer(shop)
  // A rejected account sends none.
  expect(await ann.sendCode({ iban: 'NL91' })).toMatchObject({ status: 422 })
  for (let time = 1; time <= 3; time += 1) expect(await ann.sendCode()).toMatchObject({ status: 200 })
  expect(await ann.sendCode()).toMatchObject({ status: 429, error: 'too_many_requests' })
  clock.pass(HOUR_MS)
  expect(await ann.sendCode()).toMatchObject({ status: 200 })
})

test('§3: a number gets five codes a day, whoever asks for them, at whichever brand', async () => {
  await offerDebits(database, 'marigold')
  const mobile_number = newNumber()
  const asked = async (brandId: string) => {
    const someone = await debitCustomer(shop, { brandId })
    return (await someone.sendCode({ mobile_number })).status
  }
  const statuses: number[] = []
  for (const brandId of ['amberly', 'marigold', 'amberly', 'marigold', 'amberly', 'marigold', 'amberly'])
    statuses.push(await asked(brandId))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  clock.pass(DAY_MS)
  expect(await asked('marigold')).toBe(200)
})

test('§3: of ten members who ask at once for a code to one number, five get it', async () => {
  const mobile_number = newNumber()
  const members = await Promise.all(Array.from({ length: 10 }, () => debitCustomer(shop)))
  const answers = await Promise.all(members.map((one) => one.sendCode({ mobile_number })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
})

test('§3: an address gets 20 codes a day, at all brands together', () => {
  const sending = debitRoutes.find(({ endpoint }) => endpoint === sendDebitCode)
  const limit = { points: 20, seconds: DAY_S, by: 'ip', isAcrossBrands: true }
  expect(limitsOf(sending?.options.limit)).toContainEqual(expect.objectContaining(limit))
})

test('§3: a member who has not confirmed their e-mail address gets no code', async () => {
  const ann = await debitCustomer(shop, { status: 'not_confirmed' })
  expect(await ann.sendCode()).toMatchObject({ status: 403, error: 'confirmation_required' })
  expect(await ann.lastSms()).toBeUndefined()
})

test('a lost answer: only the page’s retry continues the order, within the hour', async () => {
  const ann = await debitCustomer(shop)
  const { code } = await ann.sendCode()
  const id = newId()
  payments.trouble = UNREACHABLE
  expect(await ann.debit(code, { id })).toMatchObject({ status: 503, code: 'payments_unavailable' })
  payments.trouble = undefined
  const asked = payments.created.length
  clock.pass(15 * MINUTE_MS)
  await checkOrders(services)
  expect(payments.created).toHaveLength(asked)
  expect(await ann.debit(otherCode(code), { id })).toMatchObject(refused)
  const { order } = await ann.debit(code, { id })
  expect(order).toMatchObject({ status: 'pending' })
  expect(await ann.mandates()).toMatchObject([{ orderId: order.id, maskedIban: 'NL•• •••• •••• ••43 00' }])
})

test('an order that the page did not continue expires, and its code with its number is removed', async () => {
  const ann = await debitCustomer(shop)
  const { code } = await ann.sendCode()
  payments.trouble = UNREACHABLE
  await ann.debit(code)
  payments.trouble = undefined
  clock.pass(2 * HOUR_MS)
  await checkOrders(services)
  const [mandate] = await ann.mandates()
  expect(await shop.row(mandate?.orderId ?? '')).toMatchObject({ status: 'expired' })
  expect(await database.db.$count(debitCode)).toBeGreaterThan(0)
  await removeOldCodes(database, clock.now())
  expect(await database.db.$count(debitCode)).toBeGreaterThan(0)
  clock.pass(DAY_MS)
  await removeOldCodes(database, clock.now())
  expect(await database.db.$count(debitCode)).toBe(0)
})

test.each([
  ['a wrong checksum', { iban: 'NL92 ABNA 0417 1643 00' }, { iban: 'iban_invalid' }],
  ['a country outside SEPA', { iban: 'TR33 0006 1005 1978 6457 8413 26' }, { iban: 'iban_invalid' }],
  ['a landline', { mobile_number: '020 7946 0138' }, { mobile_number: 'mobile_number_invalid' }],
  ['a number outside SEPA', { mobile_number: '+1 202 555 0143' }, { mobile_number: 'mobile_number_invalid' }],
  [
    'both',
    { iban: 'NL91', mobile_number: '12' },
    { iban: 'iban_invalid', mobile_number: 'mobile_number_invalid' },
  ],
])('§3: %s is refused at its field', async (_, changes, fields) => {
  const ann = await debitCustomer(shop)
  expect(await ann.sendCode(changes)).toMatchObject({ status: 422, fields })
})

test.each([
  ['a text that turns its surroundings around', { account_holder: 'Ann \u202egnp.exe' }],
  ['a line break', { house_number: '1\n2' }],
  ['nothing that can be seen', { city: '\u200b' }],
])('%s is refused in the account', async (_, changes) => {
  const ann = await debitCustomer(shop)
  expect(await ann.sendCode(changes)).toMatchObject({ status: 422, error: 'invalid_input' })
})

test.each(['', 'NL1'])('an account with another way to pay is refused, also the IBAN “%s”', async (iban) => {
  const ann = await debitCustomer(shop)
  const direct_debit = { ...ACCOUNT, iban, sms_code: '123456' }
  expect(await ann.order({ direct_debit })).toMatchObject({ status: 422, code: 'invalid_input' })
})
