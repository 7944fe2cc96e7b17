export { openOverlays } from './open-overlays.ts'
export { useCloseOnBack } from './use-close-on-back.ts'
