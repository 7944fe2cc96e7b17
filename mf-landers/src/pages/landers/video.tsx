import { landerPage } from '../../documents/lander-page.tsx'
import { video } from '../../templates/video.ts'

export const { preload, Page } = landerPage(video)
