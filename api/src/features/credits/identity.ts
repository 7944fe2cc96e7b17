import { getDiscountCode } from 'contracts'
import { forAll, type IdentityRow } from '../../http/identity.ts'

export const identity: readonly IdentityRow[] = [{ endpoint: getDiscountCode, answers: forAll(200) }]
