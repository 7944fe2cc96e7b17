import { Prices } from '../money/prices/prices.tsx'
import { staffPage } from '../staff-page.tsx'

export const { preload, Page } = staffPage({ roles: ['finance', 'marketing'], Content: Prices })
