import { landerPage } from '../../landers/lander-page.tsx'
import { collagelanding } from '../../landers/templates/collagelanding.ts'

export const { preload, Page } = landerPage(collagelanding)
