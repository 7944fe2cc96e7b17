import * as contract from 'contracts'
import { daily, hourly } from '../../../http/limits/hourly.ts'
import { refuse } from '../../../http/refusal.ts'
import { type Route, route } from '../../../http/route.ts'
import { SMALLEST_AMOUNT } from '../../../payments/port.ts'
import { checkAccount } from './debit-account.ts'
import { debitRefusal, findDebitRoom } from './debit-refusal.ts'
import { findCreditor } from './find-creditor.ts'
import { maskedNumber } from './masked-number.ts'
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
