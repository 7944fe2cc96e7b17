import { TookTooLong } from '../remotes/with-retry.ts'

/** A page that hasn't drawn after this time is shown as it is, with its skeleton. */
const SHOWN_AFTER = 3_000

/** The performance mark of a page that is drawn, or has hydrated: it answers from then on. */
const DRAWN_MARK = 'page-drawn'

/** A page that hasn't drawn after this time has failed. */
const DRAWN_LIMIT = 15_000

interface DrawingListeners {
  /** Called once the page is drawn and revealed. */
  readonly onDrawn: () => void
  /** Called for a crash, or for the lack of a drawing, of a page that is revealed. */
  readonly onCrash: (error: unknown) => void
}

/**
 * Watches one drawing of a page: from its mount, or from a new location, until its content is in the DOM and beyond. A
 * crash before `ready` rejects it. A later one goes to `onCrash`, but not before the page is revealed, since only then can
 * another version take its place.
 */
export function watchDrawing(what: string, { onDrawn, onCrash }: DrawingListeners) {
  const ready = Promise.withResolvers<void>()
  // A crash may happen before anything awaits this promise.
  ready.promise.catch(() => {})
  let state: 'waiting' | 'drawn' | 'crashed' = 'waiting'
  let isRevealed = false
  let crash: unknown
  const shown = setTimeout(ready.resolve, SHOWN_AFTER)
  let limit = setTimeout(giveUp, DRAWN_LIMIT)

  function giveUp() {
    // Offline, nothing that the page waits for can arrive.
    if (!navigator.onLine) limit = setTimeout(giveUp, DRAWN_LIMIT)
    else fail(new TookTooLong(`${what} has not drawn within ${DRAWN_LIMIT} ms.`))
  }

  function stop() {
    clearTimeout(shown)
    clearTimeout(limit)
  }

  function fail(error: unknown) {
    if (state === 'crashed') return
    stop()
    state = 'crashed'
    crash = error
    ready.reject(error)
    if (isRevealed) onCrash(error)
  }

  return {
    /** Resolves when the page can be shown: it is drawn, or has had enough time to. */
    ready: ready.promise,
    stop,
    crashed: fail,
    drawn() {
      if (state !== 'waiting') return
      stop()
      state = 'drawn'
      performance.mark(DRAWN_MARK)
      ready.resolve()
      if (isRevealed) onDrawn()
    },
    /** The page is on the screen. */
    reveal() {
      isRevealed = true
      if (state === 'drawn') onDrawn()
      if (state === 'crashed') onCrash(crash)
    },
  }
}

export type Drawing = ReturnType<typeof watchDrawing>
