import { landerPage } from '../../documents/lander-page.tsx'
import { gallery } from '../../templates/gallery.ts'

export const { preload, Page } = landerPage(gallery)
