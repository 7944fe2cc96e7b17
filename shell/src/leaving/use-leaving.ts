import { useEffect } from 'react'

/** Watches for the visitor's leaving; nobody leaves before that little code has come. */
export function useLeaving() {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const { pathname, search } = location
    void import('./watch-leaving.ts').then(({ watchLeaving }) => {
      if (!isOver) stop = watchLeaving({ pathname, search })
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [])
}
