/** Where a browser does not say when it is free. */
const GUESS = 200

/** Runs what nobody waits for when the browser has nothing better to do, or at the timeout if there is one. */
export function whenFree(run: () => void, options?: IdleRequestOptions) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, options)
  else setTimeout(run, GUESS)
}
