import { Codes } from '../money/codes/codes.tsx'
import { staffPage } from '../staff-page.tsx'

export const { preload, Page } = staffPage({ roles: ['finance', 'marketing'], Content: Codes })
