import { useLayoutEffect, useRef } from 'react'
import { decodeThumbhash } from './decode-thumbhash.ts'
import { drawInTime } from './draw-in-time.ts'

/** A few pixels, in front of an image, that the browser scales smoothly. A canvas, since a data URL would need a style attribute. */
export function Thumb({ hash, className }: { hash: string; className: string | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isNew = useRef(true)
  // Before the first paint, to avoid a flicker.
  useLayoutEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const image = isNew.current ? imageFromServer(element) : undefined
    isNew.current = false
    if (!image) return draw(element, hash)
    return isLoaded(image) ? undefined : drawInTime(() => draw(element, hash))
  }, [hash])
  return <canvas ref={canvas} width={1} height={1} className={className} aria-hidden="true" />
}

/** The image in front of a canvas that was in the page before this code ran: another one gets its address later. */
function imageFromServer({ nextElementSibling: image }: HTMLCanvasElement): HTMLImageElement | undefined {
  return image instanceof HTMLImageElement && image.hasAttribute('src') ? image : undefined
}

const isLoaded = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0

function draw(canvas: HTMLCanvasElement, hash: string) {
  const pixels = decodeThumbhash(hash)
  if (!pixels) return
  canvas.width = pixels.width
  canvas.height = pixels.height
  canvas.getContext('2d')?.putImageData(new ImageData(pixels.rgba, pixels.width, pixels.height), 0, 0)
}
