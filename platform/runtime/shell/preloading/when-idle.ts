/** Delay in browsers without `requestIdleCallback`. */
const FALLBACK_DELAY = 200

/** Runs low-priority work when the browser is idle, or at the timeout if there is one. */
export function whenIdle(run: () => void, options?: IdleRequestOptions) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, options)
  else setTimeout(run, FALLBACK_DELAY)
}
