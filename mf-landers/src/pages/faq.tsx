import { SearchableBlocks } from '../documents/static/searchable-blocks.tsx'
import { staticPage } from '../documents/static/static-page.tsx'

export const { preload, Page } = staticPage('faq', SearchableBlocks)
