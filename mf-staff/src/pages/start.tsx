import { staffPage } from '../staff-page.tsx'
import { Start } from '../start/start.tsx'

export const { preload, Page } = staffPage({ roles: 'any', Content: Start })
