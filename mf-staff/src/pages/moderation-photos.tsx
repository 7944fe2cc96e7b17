import { ContactSheet } from '../moderation/sheet/contact-sheet.tsx'
import { staffPage } from '../session/staff-page.tsx'

export const { preload, Page } = staffPage({ roles: ['moderator'], Content: ContactSheet })
