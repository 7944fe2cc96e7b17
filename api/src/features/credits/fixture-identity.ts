import { getDiscountCode } from 'contracts'
import { forAll, type IdentityRow } from '../../http/fixtures/identity.ts'

export const identity: readonly IdentityRow[] = [{ endpoint: getDiscountCode, statuses: forAll(200) }]
