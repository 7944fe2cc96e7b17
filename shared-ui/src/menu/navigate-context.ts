import { createContext } from 'react'

export type Navigate = (href: string) => void

/** Follows the `href` of menu items; without it the browser does so itself. */
export const NavigateContext = createContext<Navigate | undefined>(undefined)
