import { useEffect } from 'react'
import { watchLeaving } from './watch-leaving.ts'

/** Watches for the visitor leaving, from the first page on. */
export function useLeaving() {
  useEffect(() => watchLeaving({ pathname: location.pathname, search: location.search }), [])
}
