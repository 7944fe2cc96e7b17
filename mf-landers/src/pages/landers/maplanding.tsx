import { landerPage } from '../../documents/lander-page.tsx'
import { maplanding } from '../../templates/maplanding.ts'

export const { preload, Page } = landerPage(maplanding)
