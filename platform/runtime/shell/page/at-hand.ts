import type { Platform } from '../create-platform.ts'
import { whenFree } from '../preloading/when-free.ts'

/** The frame is drawn by then, whatever the page does; of a mount that takes a second single-spa would warn. */
const PATIENCE = 800

/**
 * Settles when the first page stands ready for a frame that is still to be drawn, where everything for it is here: then
 * the two come in one paint, and the frame is drawn once. A page that waits for something keeps nobody waiting.
 */
export async function pageAtHand({ router, outlet }: Pick<Platform, 'router' | 'outlet'>): Promise<void> {
  // All that need not be fetched has happened by the next task.
  await new Promise((resolve) => setTimeout(resolve))
  if (!outlet.isPreparing) return
  const ready = Promise.withResolvers<void>()
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (initialized) ready.resolve()
  })
  // While a page is being drawn there is always more to do.
  whenFree(ready.resolve, { timeout: PATIENCE })
  await ready.promise
  unsubscribe()
}
