import { staticPage } from '../documents/static/static-page.tsx'

export const { preload, Page } = staticPage('terms')
