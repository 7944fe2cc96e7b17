import { landerPage } from '../../documents/lander-page.tsx'
import { socialnetwork } from '../../templates/socialnetwork.ts'

export const { preload, Page } = landerPage(socialnetwork)
