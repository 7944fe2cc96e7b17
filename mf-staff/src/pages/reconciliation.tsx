import { Reconciliation } from '../money/day/reconciliation.tsx'
import { staffPage } from '../staff-page.tsx'

export const { preload, Page } = staffPage({ roles: ['finance'], Content: Reconciliation })
