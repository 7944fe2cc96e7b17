import { useEffect, useState } from 'react'

/** Films start after the first paint, and not for visitors who ask for less motion or save data. */
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
