import { createContext, useContext, useEffect } from 'react'

/**
 * Called when unsaved input begins; the function that it returns is called when that ends. The frame of the
 * page provides it, so that nothing takes the input away meanwhile.
 */
export const UnsavedInputContext = createContext<() => () => void>(() => () => {})

/** Tells the frame of the page while there is unsaved input. */
export function useUnsavedInput(when: boolean) {
  const begin = useContext(UnsavedInputContext)
  useEffect(() => (when ? begin() : undefined), [when, begin])
}
