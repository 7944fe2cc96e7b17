import { createContext } from 'react'

export type Navigate = (href: string) => void

/** What the items of a menu do with their `href`; without it the browser follows them itself. */
export const NavigateContext = createContext<Navigate | undefined>(undefined)
