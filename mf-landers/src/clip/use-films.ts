import { useEffect, useState } from 'react'

/**
 * Whether films run. They start after the first paint, and only for visitors who neither ask for less motion nor save data;
 * those can still press play.
 */
export function useFilms() {
  const [isRunning, setRunning] = useState(false)
  useEffect(() => {
    if (prefersStills()) return
    const start = () => setRunning(true)
    // The page's own pictures and scripts come first.
    const waiting = setTimeout(start, document.readyState === 'complete' ? 300 : 1_200)
    return () => clearTimeout(waiting)
  }, [])
  return { isRunning, setRunning }
}

function prefersStills(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches
}
