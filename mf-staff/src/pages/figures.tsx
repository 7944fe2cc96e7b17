import { Figures } from '../figures/figures.tsx'
import { staffPage } from '../staff-page.tsx'

export const { preload, Page } = staffPage({ roles: ['marketing', 'finance'], Content: Figures })
