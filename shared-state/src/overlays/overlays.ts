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

/** Another page is open: it may greet with the next overlay that nobody has asked for. */
export function turnPage() {
  useStore.getState().turnPage()
}

/** The overlay on screen. */
export function useCurrentOverlay(): Overlay | null {
  return useStore(({ overlays }) => overlays[0] ?? null)
}
