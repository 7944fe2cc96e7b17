import { Releases } from '../releases/releases.tsx'
import { staffPage } from '../staff-page.tsx'

export const { preload, Page } = staffPage({ roles: [], Content: Releases })
