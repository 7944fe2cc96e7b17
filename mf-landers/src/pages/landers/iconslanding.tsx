import { landerPage } from '../../landers/lander-page.tsx'
import { iconslanding } from '../../landers/templates/iconslanding.ts'

export const { preload, Page } = landerPage(iconslanding)
