import { landerPage } from '../../landers/lander-page.tsx'
import { video } from '../../landers/templates/video.ts'

export const { preload, Page } = landerPage(video)
