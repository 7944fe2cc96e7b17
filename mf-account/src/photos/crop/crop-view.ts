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
const MOST_ZOOM = 4
/** Pixels of width that remain at the closest zoom: the site accepts no smaller picture, and it should look good. */
const LEAST_WIDTH = 320

export const WHOLE: CropView = { zoom: 1, x: 0.5, y: 0.5 }

/** The largest part of the picture that fills the frame, at zoom 1. */
function largest({ width, height }: Size): Size {
  const fits = Math.min(width / FRAME.width, height / FRAME.height)
  return { width: fits * FRAME.width, height: fits * FRAME.height }
}

export function mostZoom(picture: Size): number {
  return Math.min(MOST_ZOOM, Math.max(1, largest(picture).width / LEAST_WIDTH))
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Clamps a view so that the frame stays inside the picture. */
export function withinPicture(picture: Size, view: CropView): CropView {
  const zoom = between(view.zoom, 1, mostZoom(picture))
  const { width, height } = largest(picture)
  const [halfX, halfY] = [width / zoom / picture.width / 2, height / zoom / picture.height / 2]
  return { zoom, x: between(view.x, halfX, 1 - halfX), y: between(view.y, halfY, 1 - halfY) }
}

/** The part of the picture that the frame shows. */
export function cropOf(picture: Size, view: CropView): Rect {
  const { zoom, x, y } = withinPicture(picture, view)
  const { width, height } = largest(picture)
  const [cropWidth, cropHeight] = [width / zoom, height / zoom]
  return {
    x: x * picture.width - cropWidth / 2,
    y: y * picture.height - cropHeight / 2,
    width: cropWidth,
    height: cropHeight,
  }
}

/** The view after dragging the picture by fractions of the frame. Dragging right reveals what is further left. */
export function dragged(picture: Size, view: CropView, by: { readonly x: number; readonly y: number }) {
  const crop = cropOf(picture, view)
  const x = view.x - (by.x * crop.width) / picture.width
  const y = view.y - (by.y * crop.height) / picture.height
  return withinPicture(picture, { ...view, x, y })
}

/** The size to draw a crop at: never enlarged, and never above the maximum. */
export function outputSize({ width, height }: Size, most: Size): Size {
  const scale = Math.min(1, most.width / width, most.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
