import { Members } from '../members/members.tsx'
import { staffPage } from '../staff-page.tsx'

export const { preload, Page } = staffPage({ roles: ['support', 'finance'], Content: Members })
