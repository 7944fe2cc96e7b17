import { landerPage } from '../../documents/lander-page.tsx'
import { iconslanding } from '../../templates/iconslanding.ts'

export const { preload, Page } = landerPage(iconslanding)
