import type { AnswerOf, getRefund, Order } from 'contracts'
import { queryClient } from 'shared-state/query'
import { premiumMember } from '../../fixture-offers.ts'
import { inScene } from '../../fixture-scene.tsx'
import { companyQuery } from '../../queries/company-query.ts'
import { refundQuery } from '../../queries/refund-query.ts'
import { company, discounted, refundable, refunded } from '../fixture-payments.ts'
import { Result } from '../result/result.tsx'

export default { title: 'Credits/Refund' }

const result = (status: Order['status'], answer: AnswerOf<typeof getRefund>) => ({
  render() {
    const scene = inScene(<Result order={{ ...discounted, status }} />, { user: premiumMember })
    queryClient.setQueryData(companyQuery.queryKey, { company })
    queryClient.setQueryData(refundQuery(discounted.id).queryKey, answer)
    return scene
  },
})

export const Offered = result('paid', refundable)

export const NothingToRefund = result('paid', { ...refundable, offer: null })

export const Pending = result('paid', refunded('pending'))

export const Succeeded = result('partly_refunded', refunded('succeeded'))

export const Failed = result('paid', refunded('failed'))

export const ChargedBack = result('charged_back', { ...refundable, offer: null })
