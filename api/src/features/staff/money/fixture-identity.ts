import * as contract from 'contracts'
import { forStaff, type IdentityCase, type IdentityRow } from '../../../http/fixtures/identity.ts'
import { addOrder, addPaidOrder, addRefund } from '../../credits/orders/fixture-orders.ts'

type Place = (about: IdentityCase) => IdentityCase['me']
type Order = (place: Place) => NonNullable<IdentityRow['input']>

const here: Place = ({ me }) => me
/** The finance of one brand finds no order of another. */
const elsewhere: Place = ({ far: [one] }) => one

const reason = 'Asked on the phone, and knew the last order'
const DAY = '2026-11-01'

const lookAt: Order = (place) => async (about) => ({
  query: { order: (await addOrder(about.database, place(about))).id },
})

const askAbout: Order = (place) => async (about) => ({
  body: { order: (await addOrder(about.database, place(about))).id },
})

/** The matrix's switch does not know the order, so the refund fails, which is an answer. */
const refundOf: Order = (place) => async (about) => {
  const { id: order, credits } = await addPaidOrder(about.database, place(about))
  return { body: { order, credits, reason } }
}

const failedOf: Order = (place) => async (about) => {
  const { id: order } = await addPaidOrder(about.database, place(about))
  await addRefund(about.database, order, 'failed')
  return { body: { order, reason } }
}

const forFinance = { statuses: forStaff(200), staffRoles: ['finance'] } as const
const alsoForSupport = { statuses: forStaff(200), staffRoles: ['finance', 'support'] } as const
const of = (input: Order) => ({ input: input(here), foreign: [input(elsewhere)] })
const fresh = { secondFactor: 'fresh' } as const

export const identity: readonly IdentityRow[] = [
  { endpoint: contract.findStaffOrders, ...alsoForSupport },
  { endpoint: contract.getStaffOrder, ...alsoForSupport, ...of(lookAt) },
  { endpoint: contract.askStaffOrder, ...forFinance, ...of(askAbout) },
  { endpoint: contract.refundStaffOrder, ...forFinance, ...fresh, ...of(refundOf) },
  { endpoint: contract.retryStaffRefund, ...forFinance, ...fresh, ...of(failedOf) },
  { endpoint: contract.finishStaffRefund, ...forFinance, ...fresh, ...of(failedOf) },
  { endpoint: contract.getWaitingMoney, ...alsoForSupport },
  { endpoint: contract.getReconciliation, ...forFinance, input: () => ({ query: { day: DAY } }) },
  { endpoint: contract.compareDay, ...forFinance, input: () => ({ body: { day: DAY } }) },
  { endpoint: contract.getLedgerProofs, ...forFinance },
  { endpoint: contract.proveLedgerNow, ...forFinance },
]
