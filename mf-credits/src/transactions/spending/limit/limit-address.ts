import { href } from 'contracts'

export const LIMIT_ANCHOR = 'monthly-limit'

/** The page of payments, at the monthly limit. */
export const limitAddress = `${href('transactions-id')}#${LIMIT_ANCHOR}`
