import { WaitingMoney } from '../money/waiting/waiting-money.tsx'
import { staffPage } from '../staff-page.tsx'

export const { preload, Page } = staffPage({ roles: ['finance', 'support'], Content: WaitingMoney })
