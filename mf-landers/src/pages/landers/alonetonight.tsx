import { landerPage } from '../../documents/lander-page.tsx'
import { alonetonight } from '../../templates/alonetonight.ts'

export const { preload, Page } = landerPage(alonetonight)
