import type { OpenOverlays } from '../options.ts'
import type { SetCheck } from './blocker.ts'

/**
 * While overlays are open, Back closes the top one and the page stays. They need no history entries for that, except on
 * the first page of a document, where the router hears nothing of Back: see `entryForOverlays`.
 */
export function closeOverlaysOnBack(overlays: OpenOverlays, setCheck: SetCheck) {
  overlays.subscribe(() =>
    setCheck(
      'overlay',
      overlays.count > 0 ? (action) => (action === 'POP' ? overlays.top() : undefined) : undefined,
    ),
  )
}
