import { landerPage } from '../../landers/lander-page.tsx'
import { tinderswipe } from '../../landers/templates/tinderswipe.ts'

export const { preload, Page } = landerPage(tinderswipe)
