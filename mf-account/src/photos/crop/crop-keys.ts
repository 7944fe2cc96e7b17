import { type CropView, clampView, dragView, type Size } from './crop-view.ts'

const STEP = 0.05
const ZOOM_FACTOR = 1.1

const STEPS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
}

const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_FACTOR, '=': ZOOM_FACTOR, '-': 1 / ZOOM_FACTOR }

/** The view after a key press; undefined for keys without a meaning here. An arrow reveals what lies in its direction. */
export function viewAfterKey(picture: Size, view: CropView, key: string): CropView | undefined {
  const step = STEPS[key]
  if (step) return dragView(picture, view, step)
  const zoom = ZOOMS[key]
  return zoom === undefined ? undefined : clampView(picture, { ...view, zoom: view.zoom * zoom })
}
