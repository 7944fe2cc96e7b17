import { createContext } from 'react'

export type Navigate = (href: string) => void

/** How menu items follow their `href`; without it, the browser does. */
export const NavigateContext = createContext<Navigate | undefined>(undefined)
