import { landerPage } from '../../documents/lander-page.tsx'
import { tinderswipe } from '../../templates/tinderswipe.ts'

export const { preload, Page } = landerPage(tinderswipe)
