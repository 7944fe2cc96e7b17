import { SERVER_RENDERED } from '../../server-rendered.ts'
import type { Platform } from '../create-platform.ts'
import { whenIdle } from '../preloading/when-idle.ts'

/** Upper bound on the wait, since single-spa warns about a mount that takes a second. */
const MAX_WAIT = 800

/**
 * Resolves when the first page is ready to be shown, so that the page and its frame appear in one paint and the frame
 * renders once. Resolves early if the page waits for code or data.
 */
export async function firstPageReady({ router, outlet }: Pick<Platform, 'router' | 'outlet'>): Promise<void> {
  // The visitor sees the page from the server meanwhile.
  if (document.querySelector(`[${SERVER_RENDERED}]`)) return initialized(router)
  // Everything that needs no network has happened by the next task.
  await new Promise((resolve) => setTimeout(resolve))
  if (!outlet.isPreparing) return
  const ready = Promise.withResolvers<void>()
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (initialized) ready.resolve()
  })
  // The browser is busy while a page renders, so an idle browser means that the page waits for something.
  whenIdle(ready.resolve, { timeout: MAX_WAIT })
  await ready.promise
  unsubscribe()
}

async function initialized(router: Platform['router']): Promise<void> {
  if (router.state.initialized) return
  const ready = Promise.withResolvers<void>()
  const unsubscribe = router.subscribe((state) => {
    if (state.initialized) ready.resolve()
  })
  await ready.promise
  unsubscribe()
}
