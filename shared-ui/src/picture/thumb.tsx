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
    const isCovered = isNew.current && isLoaded(element?.nextElementSibling)
    isNew.current = false
    return element && !isCovered ? drawInTime(() => draw(element, hash)) : undefined
  }, [hash])
  return <canvas ref={canvas} width={1} height={1} className={className} aria-hidden="true" />
}

/** An image from the server may have loaded before this code ran. */
const isLoaded = (image: Element | null | undefined) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0

function draw(canvas: HTMLCanvasElement, hash: string) {
  const pixels = decodeThumbhash(hash)
  if (!pixels) return
  canvas.width = pixels.width
  canvas.height = pixels.height
  canvas.getContext('2d')?.putImageData(new ImageData(pixels.rgba, pixels.width, pixels.height), 0, 0)
}
