import * as contract from 'contracts'
import { forStaff, type IdentityCase, type IdentityRow } from '../../../http/fixtures/identity.ts'
import { bundleIn } from '../../credits/orders/fixture-orders.ts'

const samePrice = async ({ database, me }: IdentityCase) => {
  const { id: bundle, price } = await bundleIn(database, me)
  return { body: { prices: [{ bundle, was: price, price }], reason: 'As before' } }
}

export const priceIdentity: readonly IdentityRow[] = [
  { endpoint: contract.getStaffPrices, statuses: forStaff(200), staffRoles: ['finance', 'marketing'] },
  {
    endpoint: contract.changeStaffPrices,
    input: samePrice,
    statuses: forStaff(200),
    staffRoles: ['finance'],
    secondFactor: 'fresh',
  },
]
