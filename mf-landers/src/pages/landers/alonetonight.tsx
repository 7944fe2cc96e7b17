import { landerPage } from '../../landers/lander-page.tsx'
import { alonetonight } from '../../landers/templates/alonetonight.ts'

export const { preload, Page } = landerPage(alonetonight)
