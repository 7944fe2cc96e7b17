import { landerPage } from '../../landers/lander-page.tsx'
import { socialnetwork } from '../../landers/templates/socialnetwork.ts'

export const { preload, Page } = landerPage(socialnetwork)
