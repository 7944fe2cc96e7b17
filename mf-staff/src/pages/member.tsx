import { MemberPage } from '../members/page/member-page.tsx'
import { staffPage } from '../staff-page.tsx'

export const { preload, Page } = staffPage({ roles: ['support', 'finance'], Content: MemberPage })
