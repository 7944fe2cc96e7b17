import { Orders } from '../money/orders/orders.tsx'
import { staffPage } from '../staff-page.tsx'

export const { preload, Page } = staffPage({ roles: ['finance', 'support'], Content: Orders })
