import type { AnswerOf, getDirectDebit } from 'contracts'
import * as contract from 'contracts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import type { Queryable } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { daily, hourly } from '../../../http/limits/hourly.ts'
import { refuse } from '../../../http/refusal.ts'
import { type Route, route } from '../../../http/route.ts'
import { SMALLEST_AMOUNT } from '../../../payments/port.ts'
import { findCompany } from '../../site/companies.ts'
import { checkAccount } from './debit-account.ts'
import { debitRefusal, findDebitRoom } from './debit-refusal.ts'
import { sendCode } from './send-code.ts'

/** Codes that accounts at one address can ask for in a day, at all brands together. */
const CODES_OF_ADDRESS = { ...daily('debit-code-address', 20, 'ip'), isAcrossBrands: true } as const

export const debitRoutes: readonly Route[] = [
  route(
    contract.sendDebitCode,
    { access: 'member', limit: [hourly('debit-code', 30), CODES_OF_ADDRESS] },
    async ({ body, session, brand, database, clock, request }) => {
      if (!request.server.checkout) refuse('payments_unavailable')
      if (!brand.settings.direct_debit) refuse('payment_method_unavailable')
      const account = checkAccount(body)
      const now = clock.now()
      const expires = await database.inTransaction(async (tx) => {
        const refusal = debitRefusal(await findDebitRoom(tx, session, brand, now), SMALLEST_AMOUNT)
        if (refusal) refuse(refusal)
        return sendCode(tx, session, account, now)
      })
      return { mobile_number: maskedNumber(account.mobile_number), expires: expires.toISOString() }
    },
  ),

  route(contract.getDirectDebit, { access: 'member' }, async ({ session, brand, db, clock, request }) => {
    const creditor = request.server.checkout && (await findCreditor(db, brand))
    if (!creditor) return { creditor: null, refusal: null }
    const room = await findDebitRoom(db, session, brand, clock.now())
    return { creditor, refusal: debitRefusal(room, SMALLEST_AMOUNT) }
  }),
]

/** A mobile number as shown: `+31 ••••••78`. */
function maskedNumber(number: string): string {
  const prefix = parsePhoneNumberFromString(number)?.countryCallingCode ?? ''
  return `+${prefix} ${'•'.repeat(number.length - prefix.length - 3)}${number.slice(-2)}`
}

type Creditor = NonNullable<AnswerOf<typeof getDirectDebit>['creditor']>

/** The creditor in mandates: the brand's company. Null if the brand takes no direct debits. */
async function findCreditor(db: Queryable, { settings }: Brand): Promise<Creditor | null> {
  const { direct_debit: debits, company_id: id } = settings
  const company = debits && (await findCompany(db, id))
  if (!company) return null
  const { name, address, city, country } = company
  return { id: debits.creditor_id, name, address: [address, city, country].join(', ') }
}
