/** In pixels of the picture. */
export interface Size {
  readonly width: number
  readonly height: number
}

export interface Rect extends Size {
  readonly x: number
  readonly y: number
}

/** The view of a picture through the frame: the zoom, and the centre as fractions of the picture. */
export interface CropView {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

/** Photos have the aspect ratio 4:5. */
export const FRAME = { width: 4, height: 5 } as const
const MAX_ZOOM = 4
/** Pixels of width that remain at the closest zoom: the site accepts no smaller picture, and it should look good. */
const MIN_WIDTH = 320

export const INITIAL_VIEW: CropView = { zoom: 1, x: 0.5, y: 0.5 }

/** The largest part of the picture that fills the frame, at zoom 1. */
function largestCrop({ width, height }: Size): Size {
  const unit = Math.min(width / FRAME.width, height / FRAME.height)
  return { width: unit * FRAME.width, height: unit * FRAME.height }
}

export function maxZoom(picture: Size): number {
  return Math.min(MAX_ZOOM, Math.max(1, largestCrop(picture).width / MIN_WIDTH))
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** Clamps a view so that the frame stays inside the picture. */
export function clampView(picture: Size, view: CropView): CropView {
  const zoom = clamp(view.zoom, 1, maxZoom(picture))
  const { width, height } = largestCrop(picture)
  const [halfX, halfY] = [width / zoom / picture.width / 2, height / zoom / picture.height / 2]
  return { zoom, x: clamp(view.x, halfX, 1 - halfX), y: clamp(view.y, halfY, 1 - halfY) }
}

/** The part of the picture that the frame shows. */
export function cropOf(picture: Size, view: CropView): Rect {
  const { zoom, x, y } = clampView(picture, view)
  const { width, height } = largestCrop(picture)
  const [cropWidth, cropHeight] = [width / zoom, height / zoom]
  return {
    x: x * picture.width - cropWidth / 2,
    y: y * picture.height - cropHeight / 2,
    width: cropWidth,
    height: cropHeight,
  }
}

/** The view after dragging the picture by fractions of the frame. Dragging right reveals what is further left. */
export function dragView(picture: Size, view: CropView, by: { readonly x: number; readonly y: number }) {
  const crop = cropOf(picture, view)
  const x = view.x - (by.x * crop.width) / picture.width
  const y = view.y - (by.y * crop.height) / picture.height
  return clampView(picture, { ...view, x, y })
}

/** The size to draw a crop at: never enlarged, and never above the maximum. */
export function outputSize({ width, height }: Size, max: Size): Size {
  const scale = Math.min(1, max.width / width, max.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
