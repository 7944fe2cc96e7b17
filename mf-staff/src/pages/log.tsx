import { Log } from '../log/log.tsx'
import { staffPage } from '../staff-page.tsx'

export const { preload, Page } = staffPage({ roles: [], Content: Log })
