import { useStore } from '../state/store.ts'
import type { Overlay, OverlayName } from '../store/overlay-order.ts'

export { OVERLAY_ORDER, type Overlay, type OverlayName } from '../store/overlay-order.ts'

/** Shows the overlay as soon as none of higher rank is open. */
export function openOverlay(name: OverlayName, data?: unknown) {
  useStore.getState().openOverlay(name, data)
}

export function closeOverlay(name: OverlayName) {
  useStore.getState().closeOverlay(name)
}

/** What nobody has asked for shows once a page: the next one comes with the next page. */
export function turnPage() {
  useStore.getState().turnPage()
}

/** The overlay on screen. */
export function useCurrentOverlay(): Overlay | null {
  return useStore(({ overlays }) => overlays[0] ?? null)
}
