import { createContext, useContext } from 'react'

/** Asks for a second factor; resolves to whether it was proven. */
export type Prove = () => Promise<boolean>

export const ProveContext = createContext<Prove>(async () => false)

export const useProve = () => useContext(ProveContext)
