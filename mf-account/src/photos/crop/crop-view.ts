/** Of a picture, in its own dots. */
export interface Size {
  readonly width: number
  readonly height: number
}

export interface Rect extends Size {
  readonly x: number
  readonly y: number
}

/** How somebody looks at a picture through the frame: how near, and where its middle is, in shares of the picture. */
export interface CropView {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

/** Photos stand in 4:5. */
export const FRAME = { width: 4, height: 5 } as const
const MOST_ZOOM = 4
/** Dots of width that are left at the nearest: the site takes no smaller picture, and it should look well. */
const LEAST_WIDTH = 320

export const WHOLE: CropView = { zoom: 1, x: 0.5, y: 0.5 }

/** What of the picture fills the frame when nothing is zoomed: as much as there is. */
function largest({ width, height }: Size): Size {
  const fits = Math.min(width / FRAME.width, height / FRAME.height)
  return { width: fits * FRAME.width, height: fits * FRAME.height }
}

export function mostZoom(picture: Size): number {
  return Math.min(MOST_ZOOM, Math.max(1, largest(picture).width / LEAST_WIDTH))
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The nearest view that shows nothing beside the picture. */
export function withinPicture(picture: Size, view: CropView): CropView {
  const zoom = between(view.zoom, 1, mostZoom(picture))
  const { width, height } = largest(picture)
  const [halfX, halfY] = [width / zoom / picture.width / 2, height / zoom / picture.height / 2]
  return { zoom, x: between(view.x, halfX, 1 - halfX), y: between(view.y, halfY, 1 - halfY) }
}

/** What is seen in the frame. */
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

/** After the picture was dragged, in shares of the frame: to the right is seen what is further left. */
export function dragged(picture: Size, view: CropView, by: { readonly x: number; readonly y: number }) {
  const crop = cropOf(picture, view)
  const x = view.x - (by.x * crop.width) / picture.width
  const y = view.y - (by.y * crop.height) / picture.height
  return withinPicture(picture, { ...view, x, y })
}

/** Dots of the picture that is made of a crop: no more than there are, and than the site keeps. */
export function outputSize({ width, height }: Size, most: Size): Size {
  const scale = Math.min(1, most.width / width, most.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
