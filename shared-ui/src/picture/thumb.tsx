import { useLayoutEffect, useRef } from 'react'
import { decodeThumbhash } from './decode-thumbhash.ts'

/** A few pixels that the browser scales smoothly. A canvas, since a data URL would need a style attribute. */
export function Thumb({ hash, className }: { hash: string; className: string | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  // Before the first paint, to avoid a flicker.
  useLayoutEffect(() => {
    const element = canvas.current
    const pixels = decodeThumbhash(hash)
    if (!element || !pixels) return
    element.width = pixels.width
    element.height = pixels.height
    element.getContext('2d')?.putImageData(new ImageData(pixels.rgba, pixels.width, pixels.height), 0, 0)
  }, [hash])
  return <canvas ref={canvas} width={1} height={1} className={className} aria-hidden="true" />
}
