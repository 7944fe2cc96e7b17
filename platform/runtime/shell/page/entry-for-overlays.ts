import type { OpenOverlays } from '../options.ts'

/** In the state of a history entry that only an overlay needs; `changed` once its address isn't the page's any more. */
const MARK = 'overlay'
/** Overlays that follow each other, such as a menu and its dialog, share an entry. */
const SETTLED_MS = 100
/** A browser that hasn't gone anywhere by then has nowhere to go. */
const PATIENCE_MS = 1000
/** A page that is still there by then was kept by its visitor, or has only started a download. */
const LEAVING_MS = 30_000

const mark = (): unknown => history.state?.[MARK]
const isFirst = () => history.state?.idx === 0

/**
 * Back from the first page of a document loads another one, which no script can stop. While overlays are open there, a
 * second entry for the same page lies on top, so that Back only returns to the first one, and an overlay closes. The
 * router doesn't learn about it: both entries have its state, and it isn't told of the ways between them.
 *
 * Browsers skip a page that adds an entry before its visitor has done anything, and forget at each Back that they did.
 */
export function entryForOverlays(overlays: OpenOverlays, isBusy: () => boolean) {
  let isOnTop = mark() !== undefined
  let hasActed = false
  /** Whether the entry on top still exists while the browser is on the first one. */
  let isAbove = false
  let travelling = 0
  /** Going back would cancel the load of another document, such as that of a payment. */
  let isLeaving = false
  let changed = mark() === 'changed' ? { state: history.state, url: location.href } : undefined
  let settling: ReturnType<typeof setTimeout> | undefined
  let staying: ReturnType<typeof setTimeout> | undefined
  let patience: ReturnType<typeof setTimeout> | undefined

  const wantsEntry = () => overlays.count > 0 && overlays.top() !== undefined

  const onLeave = () => {
    isLeaving = true
    clearTimeout(staying)
    staying = setTimeout(onStay, LEAVING_MS)
  }

  /** The visitor has stayed, or returns. */
  function onStay() {
    isLeaving = false
    settleLater()
  }

  function travel(delta: 1 | -1) {
    travelling = delta
    patience = setTimeout(() => (travelling = 0), PATIENCE_MS)
    history.go(delta)
  }

  /** A page that follows takes the place of the entry, which nothing needs below it; a changed address stays below. */
  function watchPage() {
    addEventListener('beforeunload', onLeave)
    history.pushState = (state, unused, url) => {
      unwatchPage()
      isOnTop = false
      history.replaceState(state, unused, url)
    }
    history.replaceState = (state, unused, url) => {
      History.prototype.replaceState.call(history, { ...state, [MARK]: 'changed' }, unused, url)
      changed = { state, url: location.href }
    }
  }

  function unwatchPage() {
    removeEventListener('beforeunload', onLeave)
    Reflect.deleteProperty(history, 'pushState')
    Reflect.deleteProperty(history, 'replaceState')
  }

  function add() {
    if (isOnTop || travelling !== 0 || !isFirst()) return
    // A traversal needs nothing of the visitor.
    if (!hasActed) return void (isAbove && travel(1))
    history.pushState({ ...history.state, [MARK]: 'added' }, '')
    isOnTop = true
    changed = undefined
    watchPage()
  }

  function settleLater() {
    clearTimeout(settling)
    settling = setTimeout(settle, SETTLED_MS)
  }

  function settle() {
    if (overlays.count > 0) return wantsEntry() ? add() : undefined
    isAbove = false
    if (!isOnTop || isLeaving) return undefined
    return isBusy() || travelling !== 0 ? settleLater() : travel(-1)
  }

  function arriveOnTop(isOurs: boolean) {
    watchPage()
    changed = undefined
    if (isOurs || overlays.count > 0) settleLater()
    // The visitor has gone forward to an entry whose overlay is long closed.
    else travel(-1)
  }

  function arriveBelow(isOurs: boolean) {
    unwatchPage()
    if (changed) history.replaceState({ ...changed.state, [MARK]: undefined }, '', changed.url)
    changed = undefined
    isAbove = true
    // One may have opened meanwhile.
    if (isOurs) return settle()
    const close = overlays.top()
    // Back leaves the page beneath an overlay that must stay open.
    if (!close) return overlays.count > 0 ? history.back() : undefined
    const hasMore = overlays.count > 1
    close()
    // The last one may stay, or ask a question.
    return hasMore ? add() : settleLater()
  }

  function onPop(event: PopStateEvent) {
    const wasOnTop = isOnTop
    const isOurs = travelling !== 0
    isOnTop = mark() !== undefined
    hasActed = false
    isAbove = false
    travelling = 0
    clearTimeout(patience)
    if (wasOnTop === isOnTop) return
    if (isFirst()) event.stopImmediatePropagation()
    if (isOnTop) arriveOnTop(isOurs)
    else arriveBelow(isOurs)
  }

  function onAct() {
    if (!navigator.userActivation.isActive) return
    hasActed = true
    if (wantsEntry()) add()
  }

  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  addEventListener('popstate', onPop, options)
  for (const type of ['pointerdown', 'pointerup', 'keydown', 'click']) addEventListener(type, onAct, options)
  addEventListener('pageshow', onStay, options)
  const unsubscribe = overlays.subscribe(() => (wantsEntry() ? add() : settleLater()))
  // The page was loaded again while an overlay was open.
  if (isOnTop) {
    watchPage()
    settleLater()
  }

  return () => {
    listening.abort()
    unsubscribe()
    unwatchPage()
    clearTimeout(settling)
    clearTimeout(patience)
    clearTimeout(staying)
  }
}
