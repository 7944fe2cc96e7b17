import { openOverlays } from 'shared-ui/open-overlays'

/** How long the member has to have done nothing. */
export const QUIET_MS = 3_000
/** A mouse that moves is on its way to a button. */
const INPUT = ['keydown', 'pointerdown', 'pointermove', 'touchmove', 'wheel', 'scroll'] as const

/**
 * Calls back once `delay` milliseconds have passed, the page is visible, nothing is open over it, and the member has not
 * pressed or scrolled for three seconds: a dialog in the middle of that would take the next press or key. Returns a
 * function that cancels it.
 */
export function whenIdle(delay: number, callback: () => void): () => void {
  const done = new AbortController()
  const { signal } = done
  let lastInput = Number.NEGATIVE_INFINITY
  let timer = setTimeout(check, delay)

  function check() {
    clearTimeout(timer)
    if (document.hidden) {
      document.addEventListener('visibilitychange', check, { signal, once: true })
      return
    }
    const quietFor = openOverlays.count > 0 ? 0 : performance.now() - lastInput
    if (quietFor < QUIET_MS) return void (timer = setTimeout(check, QUIET_MS - quietFor))
    done.abort()
    callback()
  }

  const noteInput = () => void (lastInput = performance.now())
  for (const type of INPUT) addEventListener(type, noteInput, { signal, capture: true, passive: true })
  signal.addEventListener('abort', () => clearTimeout(timer))
  return () => done.abort()
}
