import type { StateCreator } from 'zustand'
import { type Overlay, type OverlayName, queued } from './overlay-order.ts'

export interface OverlaysSlice {
  /** The first is on screen, the others are queued. */
  readonly overlays: readonly Overlay[]
  readonly openOverlay: (name: OverlayName, data?: unknown) => void
  readonly closeOverlay: (name: OverlayName) => void
}

export const noOverlays: Pick<OverlaysSlice, 'overlays'> = { overlays: [] }

export const overlaysSlice: StateCreator<OverlaysSlice> = (set) => ({
  ...noOverlays,
  openOverlay: (name, data) => set(({ overlays }) => ({ overlays: queued(overlays, { name, data }) })),
  closeOverlay: (name) =>
    set(({ overlays }) => ({ overlays: overlays.filter((overlay) => overlay.name !== name) })),
})
