import { landerPage } from '../../landers/lander-page.tsx'
import { transitionsvideolanding } from '../../landers/templates/transitionsvideolanding.ts'

export const { preload, Page } = landerPage(transitionsvideolanding)
