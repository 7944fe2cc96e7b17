import type { ReactNode } from 'react'
import { staffStory } from '../fixture-story.tsx'
import { BooksTable } from './day/books-table.tsx'
import { DifferencesTable } from './day/differences-table.tsx'
import { differing, paidOrder } from './fixture-order.ts'
import { OurSide } from './order/our-side.tsx'
import { RefundCard } from './order/refund-card.tsx'
import { TheirSide } from './order/their-side.tsx'
import { OrdersTable } from './orders/orders-table.tsx'

export default { title: 'mf-staff/Money' }

const story = (part: ReactNode) => staffStory(part, { roles: ['finance'] })

const { order } = paidOrder
const sum = { payments: 12, paid: 12_345, refunded: 999 }

export const Orders = story(
  <OrdersTable
    orders={[
      order,
      { ...order, id: 'o2', status: 'pending', attention: 'late' },
      { ...order, id: 'o3', is_demo: true },
    ]}
  />,
)

export const Order = story(
  <>
    <OurSide view={paidOrder} />
    <TheirSide view={{ ...paidOrder, answer: differing }} isFinance />
    <RefundCard view={paidOrder} isFinance />
  </>,
)

export const Day = story(
  <>
    <BooksTable currencies={[{ currency: 'EUR', ours: sum, switch: sum, ledger: sum }]} />
    <DifferencesTable differences={[{ ...order, differences: ['status', 'ledger'], answer: differing }]} />
  </>,
)
