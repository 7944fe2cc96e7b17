import { forgetSavedMethod, getDirectDebit, getRepeatOrder, sendDebitCode } from 'contracts'
import { forMembers, type IdentityRow } from '../../../http/fixtures/identity.ts'
import { debitCode } from '../../../tables/debits.ts'
import { cardOf } from '../fixtures/fake-payments.ts'
import { addOrder } from '../orders/fixture-orders.ts'
import { ACCOUNT, newNumber } from './fixture-debits.ts'

export const debitIdentity: readonly IdentityRow[] = [
  {
    endpoint: sendDebitCode,
    statuses: forMembers(200),
    async input({ database }) {
      await database.db.delete(debitCode)
      return { body: { ...ACCOUNT, mobile_number: newNumber() } }
    },
  },
  { endpoint: getDirectDebit, statuses: forMembers(200) },
  { endpoint: getRepeatOrder, statuses: forMembers(200) },
  {
    endpoint: forgetSavedMethod,
    statuses: forMembers(204),
    async input({ database, me }) {
      await addOrder(database, me, { status: 'paid', paidAt: new Date() })
      return { body: { id: cardOf(me.memberId).id } }
    },
    foreign: [
      ({ stranger }) => ({ body: { id: cardOf(stranger.memberId).id } }),
      ({ far: [someone] }) => ({ body: { id: cardOf(someone.memberId).id } }),
    ],
  },
]
