import { ContactSheet } from '../moderation/sheet/contact-sheet.tsx'
import { staffPage } from '../staff-page.tsx'

export const { preload, Page } = staffPage({ roles: ['moderator'], Content: ContactSheet })
