import { Brands } from '../brands/brands.tsx'
import { staffPage } from '../staff-page.tsx'

export const { preload, Page } = staffPage({ roles: [], Content: Brands })
