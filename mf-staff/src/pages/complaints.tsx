import { Inbox } from '../complaints/inbox/inbox.tsx'
import { staffPage } from '../staff-page.tsx'

export const { preload, Page } = staffPage({ roles: ['support'], Content: Inbox })
