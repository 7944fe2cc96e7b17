import { order } from '../../fixture-offers.ts'
import { paid } from '../fixture-payments.ts'
import { resultOf } from '../fixture-result.tsx'

export default { title: 'Credits/Payment' }

export const Pending = resultOf(order)

export const PendingForDays = resultOf({ ...order, payment_method: 'wire_transfer' })

export const NotPaidYet = resultOf({ ...order, payment_url: '#pay' })

export const CompletedFirst = resultOf(paid)

export const Failed = resultOf({ ...order, status: 'failed' })

export const SavedCardFailed = resultOf({
  ...order,
  status: 'failed',
  payment_method: 'visa',
  saved_method: 'pm_card',
})

export const Expired = resultOf({ ...order, status: 'expired' })

export const ChargedBack = resultOf({ ...paid, status: 'charged_back' })
