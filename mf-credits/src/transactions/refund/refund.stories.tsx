import { discounted, refundable, refunded } from '../fixture-payments.ts'
import { resultOf } from '../fixture-result.tsx'

export default { title: 'Credits/Refund' }

export const Offered = resultOf(discounted, refundable)

export const NothingToRefund = resultOf(discounted)

export const Pending = resultOf(discounted, refunded('pending'))

export const Succeeded = resultOf({ ...discounted, status: 'partly_refunded' }, refunded('succeeded'))

export const Failed = resultOf(discounted, refunded('failed'))

export const ChargedBack = resultOf({ ...discounted, status: 'charged_back' })
