import { staticPage } from '../static/static-page.tsx'

export const { preload, Page } = staticPage('terms')
