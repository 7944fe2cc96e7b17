export { openOverlays } from './open-overlays.ts'
