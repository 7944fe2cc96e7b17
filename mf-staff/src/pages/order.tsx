import { OrderPage } from '../money/order/order-page.tsx'
import { staffPage } from '../staff-page.tsx'

export const { preload, Page } = staffPage({ roles: ['finance', 'support'], Content: OrderPage })
