import type { LanderKind } from 'contracts'
import { createContext } from 'react'

/** The kind of the document whose form is around. */
export const DocumentKind = createContext<LanderKind>('lander')
