import { ComplaintPage } from '../complaints/complaint/complaint-page.tsx'
import { staffPage } from '../staff-page.tsx'

export const { preload, Page } = staffPage({ roles: ['support'], Content: ComplaintPage })
