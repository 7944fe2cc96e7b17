import { Moderate } from '../moderation/work/moderate.tsx'
import { staffPage } from '../staff-page.tsx'

export const { preload, Page } = staffPage({ roles: ['moderator'], Content: Moderate })
