import { landerPage } from '../../landers/lander-page.tsx'
import { gallery } from '../../landers/templates/gallery.ts'

export const { preload, Page } = landerPage(gallery)
