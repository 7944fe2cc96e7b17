import { useEffect } from 'react'
import { watchLeaving } from './watch-leaving.ts'

/** Watches for the visitor's leaving, from the first page on. */
export function useLeaving() {
  useEffect(() => watchLeaving({ pathname: location.pathname, search: location.search }), [])
}
