import { type DebitAccount, type ErrorCode, sendDebitCode } from 'contracts'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { debitMandate } from '../../../tables/debits.ts'
import { outbox } from '../../../tables/outbox.ts'
import { changeBrandSetting } from '../../site/brands.ts'
import type { openShop } from '../orders/fixture-shop.ts'

let numbers = 0

/** A mobile number that no other customer has, since only a few codes a day are sent to each. */
export function newNumber(): string {
  numbers += 1
  return `06 ${12_345_678 + numbers}`
}

export const ACCOUNT: DebitAccount = {
  account_holder: 'A. Member',
  iban: 'NL91 ABNA 0417 1643 00',
  street: 'Prinsengracht',
  house_number: '263',
  postal_code: '1016 GV',
  city: 'Amsterdam',
  mobile_number: '06 12345678',
}

/** Lets a brand take direct debits, up to these sums. */
export function offerDebits(
  database: Pick<Database, 'inTransaction'>,
  brandId = 'amberly',
  limits = { limit_per_day: 10_000, limit_per_month: 30_000 },
): Promise<unknown> {
  const value = { creditor_id: 'NL00ZZZ000000000000', ...limits }
  return database.inTransaction((tx) => changeBrandSetting(tx, brandId, 'direct_debit', value))
}

type Shop = Awaited<ReturnType<typeof openShop>>

/** Adds a customer of the shop who pays by direct debit. */
export async function debitCustomer(shop: Shop, overrides: Parameters<Shop['customer']>[0] = {}) {
  const { app, database } = shop
  const customer = await shop.customer(overrides)
  const { headers, memberId } = customer
  const own = { ...ACCOUNT, mobile_number: newNumber() }

  async function lastSms() {
    const [sent] = await database.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.memberId, memberId), eq(outbox.channel, 'sms')))
      .orderBy(desc(outbox.id))
      .limit(1)
    return sent
  }

  return {
    ...customer,
    lastSms,
    number: own.mobile_number,

    /** Asks for a code. Returns the answer's status and error, and the code in the text message. */
    async sendCode(changes: Partial<DebitAccount> = {}) {
      const payload = { ...own, ...changes }
      const answer = await app.inject({ method: 'POST', url: sendDebitCode.path, headers, payload })
      const { error, ...body } = answer.json<Answer>()
      const code = String((await lastSms())?.data?.['code'])
      return { status: answer.statusCode, error: error?.code, fields: error?.fields, body, code }
    },

    /** Orders the smallest bundle with a code. */
    debit(sms_code: string, changes: DebitChanges = {}) {
      const { account = {}, ...order } = changes
      const direct_debit = { ...own, ...account, sms_code }
      return customer.order({ payment_method: 'sepa_direct_debit', direct_debit, ...order })
    },

    async mandates() {
      return database.db.select().from(debitMandate).where(eq(debitMandate.memberId, memberId))
    },
  }
}

type OrderRequest = Parameters<Awaited<ReturnType<Shop['customer']>>['order']>[0]

type DebitChanges = OrderRequest & { readonly account?: Partial<DebitAccount> }

interface Answer {
  readonly error?: { readonly code: ErrorCode; readonly fields?: Readonly<Record<string, ErrorCode>> }
  readonly mobile_number?: string
  readonly expires?: string
}

/** A code that is not this one. */
export function otherCode(code: string): string {
  return code === '000000' ? '000001' : '000000'
}
