import { landerPage } from '../../documents/lander-page.tsx'
import { collagelanding } from '../../templates/collagelanding.ts'

export const { preload, Page } = landerPage(collagelanding)
