import { Operations } from '../operations/operations.tsx'
import { staffPage } from '../staff-page.tsx'

export const { preload, Page } = staffPage({ roles: [], Content: Operations })
