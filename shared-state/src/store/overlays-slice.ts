import type { StateCreator } from 'zustand'
import { isPatient, isUninvited, type Overlay, type OverlayName, queued } from './overlay-order.ts'

export interface OverlaysSlice {
  /** The first is on screen, the others are queued. */
  readonly overlays: readonly Overlay[]
  /** Those that wait for another page, since this one has greeted with one that nobody asked for. */
  readonly later: readonly Overlay[]
  readonly hasGreeted: boolean
  readonly openOverlay: (name: OverlayName, data?: unknown) => void
  readonly closeOverlay: (name: OverlayName) => void
  /** Another page is open. */
  readonly turnPage: () => void
}

export const noOverlays: Pick<OverlaysSlice, 'overlays' | 'later' | 'hasGreeted'> = {
  overlays: [],
  later: [],
  hasGreeted: false,
}

export const overlaysSlice: StateCreator<OverlaysSlice> = (set) => ({
  ...noOverlays,
  openOverlay: (name, data) =>
    set(({ overlays, later, hasGreeted }) =>
      hasGreeted && isPatient({ name, data })
        ? { later: queued(later, { name, data }) }
        : { overlays: queued(overlays, { name, data }) },
    ),
  closeOverlay: (name) =>
    set(({ overlays, later, hasGreeted }) => {
      const isGreeting = isUninvited(name) && overlays[0]?.name === name
      const others = (list: readonly Overlay[]) => list.filter((overlay) => overlay.name !== name)
      if (!isGreeting) return { overlays: others(overlays), later: others(later), hasGreeted }
      return {
        overlays: others(overlays).filter((overlay) => !isPatient(overlay)),
        later: [...others(later), ...others(overlays).filter(isPatient)],
        hasGreeted: true,
      }
    }),
  turnPage: () =>
    set(({ overlays, later }) => ({
      overlays: later.reduce<readonly Overlay[]>(queued, overlays),
      later: [],
      hasGreeted: false,
    })),
})
