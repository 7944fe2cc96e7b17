import { exportMember, getDirectDebit, getPaymentMethods, MANDATE_DAYS } from 'contracts'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { debitCode } from '../../../tables/debits.ts'
import { outbox } from '../../../tables/outbox.ts'
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../../time.ts'
import { UNREACHABLE } from '../fixtures/fake-payments.ts'
import { proveLedger } from '../ledger/proof/prove-ledger.ts'
import { bundleIn } from '../orders/fixture-orders.ts'
import { openShop } from '../orders/fixture-shop.ts'
import { requestPayment } from '../settling/request-payment.ts'
import { settleOrder } from '../settling/settle-order.ts'
import { lockMember } from '../spending/lock-member.ts'
import { codeHash } from './code-hash.ts'
import { checkAccount } from './debit-account.ts'
import { reopenDebits } from './debit-blocks.ts'
import { ACCOUNT, debitCustomer, offerDebits } from './fixture-debits.ts'
import { removeOldMandates } from './remove-old-mandates.ts'

const shop = await openShop()
const { payments, clock, database, services, app } = shop
const { price, id: bundle } = await bundleIn(database, { brandId: 'amberly' })
// Two of the smallest bundle a day, three a month.
const LIMITS = { limit_per_day: 2 * price, limit_per_month: 3 * price }
await offerDebits(database, 'amberly', LIMITS)
// The morning of a day early in a month, so that no test crosses a limit's end unawares.
clock.pass(Date.UTC(2027, 0, 5, 6) - Date.now())

type Customer = Awaited<ReturnType<typeof debitCustomer>>

async function buy(customer: Customer) {
  const { code } = await customer.sendCode()
  return customer.debit(code)
}

async function refusalFor({ headers }: Customer) {
  const methods = await app.inject({ url: getPaymentMethods.path, query: { bundle }, headers })
  const found = getPaymentMethods.answer.parse(methods.json()).methods
  const page = getDirectDebit.answer.parse((await app.inject({ url: getDirectDebit.path, headers })).json())
  return { option: found.find(({ family }) => family === 'debit')?.refusal, page: page.refusal }
}

test('§9: direct debits are offered in euros, where the brand has a creditor', async () => {
  const ann = await debitCustomer(shop)
  const offeredFor = async (id: string, host = 'localhost') => {
    const headers = { ...ann.headers, host }
    const answer = await app.inject({ url: getPaymentMethods.path, query: { bundle: id }, headers })
    return getPaymentMethods.answer
      .parse(answer.json())
      .methods.some(({ id: one }) => one === 'sepa_direct_debit')
  }
  expect(await offeredFor('de-150')).toBe(true)
  expect(await offeredFor('gb-150')).toBe(false)
  expect(await offeredFor('nl-72', 'she.localhost')).toBe(false)
})

test('§2: the page shows the creditor', async () => {
  const ann = await debitCustomer(shop)
  const answer = await app.inject({ url: getDirectDebit.path, headers: ann.headers })
  expect(answer.json()).toMatchObject({
    creditor: { id: 'NL00ZZZ000000000000', name: 'Amberly Example Ltd' },
  })
})

test('§8: a debit beyond the limit of the day or month is refused', async () => {
  const ann = await debitCustomer(shop)
  expect(await buy(ann)).toMatchObject({ status: 200 })
  expect(await buy(ann)).toMatchObject({ status: 200 })
  expect(await refusalFor(ann)).toEqual({ option: 'direct_debit_limit', page: 'direct_debit_limit' })
  const { code } = await debitCustomer(shop).then((ben) => ben.sendCode())
  expect(await ann.debit(code)).toMatchObject({ code: 'sms_code_invalid' })
  expect(await ann.sendCode()).toMatchObject({ status: 429, error: 'direct_debit_limit' })
  clock.pass(DAY_MS)
  expect(await refusalFor(ann)).toEqual({ option: null, page: null })
  expect(await buy(ann)).toMatchObject({ status: 200 })
  clock.pass(DAY_MS)
  expect(await refusalFor(ann)).toEqual({ option: 'direct_debit_limit', page: 'direct_debit_limit' })
})

test('§8: of two debits at once, one reaches the limit and the other is refused', async () => {
  const ann = await debitCustomer(shop)
  await buy(ann)
  const { code } = await ann.sendCode()
  const held = Promise.withResolvers<void>()
  const holding = database.inTransaction(async (tx) => {
    await lockMember(tx, ann.owner)
    await held.promise
  })
  const first = ann.debit(code)
  await expect.poll(waiting).toBe(1)
  const id = newId()
  const sentAt = new Date(clock.now().getTime() + SECOND_MS)
  await database.db.insert(debitCode).values({
    ...ann.owner,
    id,
    codeHash: codeHash(id, '123456', checkAccount({ ...ACCOUNT, mobile_number: ann.number })),
    mobileNumber: '',
    sentAt,
    expiresAt: new Date(sentAt.getTime() + HOUR_MS),
  })
  const second = ann.debit('123456')
  await expect.poll(waiting).toBe(2)
  held.resolve()
  await holding
  const codes = [(await first).code ?? 'none', (await second).code ?? 'none']
  expect(codes.toSorted()).toEqual(['direct_debit_limit', 'none'])
})

/** The connections that wait for a row. */
async function waiting() {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count
}

test('§8: failed debits do not count in the limits', async () => {
  const ann = await debitCustomer(shop)
  for (let time = 1; time <= 2; time += 1) {
    const { order } = await buy(ann)
    payments.set(order.payment_id, { state: 'failed' })
    await settleOrder(services, await shop.row(order.id))
  }
  expect(await refusalFor(ann)).toEqual({ option: null, page: null })
})

test('§8: a returned debit is reversed in the ledger, and closes direct debits until staff reopen them', async () => {
  const ann = await debitCustomer(shop)
  const { code } = await ann.sendCode()
  const { order } = await ann.debit(code)
  payments.pay(order.payment_id)
  payments.set(order.payment_id, { disputes: [{ id: 'returned', state: 'lost', reason: 'AC04' }] })
  const settle = async () => settleOrder(services, await shop.row(order.id))
  await settle()
  expect(await shop.row(order.id)).toMatchObject({ status: 'charged_back' })
  expect(await ann.state()).toMatchObject({ credits: 0, transfers: ['chargeback', 'order'] })
  expect(await proveLedger({ database, log: services.log, clock })).toEqual([])
  expect(await refusalFor(ann)).toEqual({ option: 'direct_debit_blocked', page: 'direct_debit_blocked' })
  expect(await ann.sendCode()).toMatchObject({ status: 403, error: 'direct_debit_blocked' })
  // Other ways to pay stay open.
  expect(await ann.order()).toMatchObject({ status: 200 })
  const reopened = await database.inTransaction((tx) => reopenDebits(tx, ann.owner, clock.now()))
  expect(reopened).toEqual([order.id])
  await settle()
  expect(await refusalFor(ann)).toEqual({ option: null, page: null })
})

test('§8: a block between the code and the order refuses the order', async () => {
  const ann = await debitCustomer(shop)
  const { order } = await buy(ann)
  payments.pay(order.payment_id)
  const { code } = await ann.sendCode()
  payments.set(order.payment_id, { disputes: [{ id: 'opened', state: 'open' }] })
  await settleOrder(services, await shop.row(order.id))
  expect(await ann.debit(code)).toMatchObject({ status: 403, code: 'direct_debit_blocked' })
})

test('§3: the member is told of the debit once, with its mandate', async () => {
  const ann = await debitCustomer(shop)
  const { order } = await buy(ann)
  await settleOrder(services, await shop.row(order.id))
  const isMail = and(eq(outbox.memberId, ann.memberId), eq(outbox.kind, 'debit-announced'))
  const [mandate] = await ann.mandates()
  expect(await database.db.select().from(outbox).where(isMail)).toMatchObject([
    {
      data: {
        reference: mandate?.id,
        amount: price,
        currency: 'EUR',
        account: 'NL•• •••• •••• ••43 00',
        creditor: 'Amberly Example Ltd',
        creditorId: 'NL00ZZZ000000000000',
        collectedAt: mandate?.acceptedAt.toISOString(),
      },
    },
  ])
})

test('the switch refuses the account: the order has failed, nobody is told of a debit, and the log names no account', async () => {
  const ann = await debitCustomer(shop)
  const { code } = await ann.sendCode()
  payments.trouble = UNREACHABLE
  await ann.debit(code)
  const [mandate] = await ann.mandates()
  payments.trouble = { kind: 'refused', code: 'IR_01', message: 'NL91ABNA0417164300 is closed.' }
  const order = await requestPayment(services, await shop.row(mandate?.orderId ?? ''), 'NL91ABNA0417164300')
  payments.trouble = undefined
  expect(order).toMatchObject({ status: 'failed' })
  expect(shop.logged.at(-1)).toContain('(refused): IR_01')
  const isMail = and(eq(outbox.memberId, ann.memberId), eq(outbox.kind, 'debit-announced'))
  expect(await database.db.$count(outbox, isMail)).toBe(0)
})

test('an account’s number is neither stored nor logged, and the export has the mandate', async () => {
  const ann = await debitCustomer(shop)
  await buy(ann)
  const tables = await database.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  expect(tables.rows.length).toBeGreaterThan(30)
  for (const { name } of tables.rows) {
    const { rows } = await database.db.execute(
      sql`select 1 from ${sql.identifier(name)} as one where one::text ~ '0417 ?1643'`,
    )
    expect([name, rows.length]).toEqual([name, 0])
  }
  expect(shop.logged.join('\n')).not.toMatch(/0417 ?1643/)
  const answer = await app.inject({ url: exportMember.path, headers: ann.headers })
  expect(exportMember.answer.parse(answer.json()).direct_debits).toMatchObject([
    { iban: 'NL•• •••• •••• ••43 00', mobile_number: ann.number.replace('06 ', '+316'), returned_at: null },
  ])
})

test('a mandate is deleted when no bank can ask for it any more; the order stays', async () => {
  const ann = await debitCustomer(shop)
  await buy(ann)
  const [mandate] = await ann.mandates()
  const after = (ms: number) => new Date(mandate!.acceptedAt.getTime() + MANDATE_DAYS * DAY_MS + ms)
  await removeOldMandates(database, after(0))
  expect(await ann.mandates()).toHaveLength(1)
  await removeOldMandates(database, after(1))
  expect(await ann.mandates()).toEqual([])
  expect((await shop.row(mandate!.orderId)).method).toBe('sepa_direct_debit')
})
