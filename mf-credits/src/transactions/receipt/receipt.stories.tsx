import { premiumMember } from '../../fixture-offers.ts'
import { inScene } from '../../fixture-scene.tsx'
import { company, discounted, paid, refund } from '../fixture-payments.ts'
import { Receipt } from './receipt.tsx'

export default { title: 'Credits/Receipt' }

const user = premiumMember

export const Paid = {
  render: () => inScene(<Receipt order={paid} refund={null} company={company} />, { user }),
}

export const PartlyRefunded = {
  render: () =>
    inScene(
      <Receipt
        order={{ ...discounted, status: 'partly_refunded' }}
        refund={{ ...refund, status: 'succeeded' }}
        company={company}
      />,
      { user },
    ),
}

export const ChargedBack = {
  render: () =>
    inScene(<Receipt order={{ ...paid, status: 'charged_back' }} refund={null} company={company} />, {
      user,
    }),
}
