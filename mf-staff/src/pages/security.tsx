import { Security } from '../security/security.tsx'
import { staffPage } from '../staff-page.tsx'

export const { preload, Page } = staffPage({ roles: 'any', Content: Security })
