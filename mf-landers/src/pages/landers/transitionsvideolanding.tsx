import { landerPage } from '../../documents/lander-page.tsx'
import { transitionsvideolanding } from '../../templates/transitionsvideolanding.ts'

export const { preload, Page } = landerPage(transitionsvideolanding)
