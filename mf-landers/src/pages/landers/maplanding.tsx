import { landerPage } from '../../landers/lander-page.tsx'
import { maplanding } from '../../landers/templates/maplanding.ts'

export const { preload, Page } = landerPage(maplanding)
