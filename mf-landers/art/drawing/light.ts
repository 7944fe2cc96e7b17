import type { Pen } from '../scenes/scene.ts'

type Stop = readonly [number, string]

/** Fills an area with colours that change from top to bottom. */
export function fillDown(
  pen: Pen,
  area: { readonly x?: number; readonly y: number; readonly w: number; readonly h: number },
  stops: readonly Stop[],
) {
  const fill = pen.createLinearGradient(0, area.y, 0, area.y + area.h)
  for (const [at, colour] of stops) fill.addColorStop(at, colour)
  pen.fillStyle = fill
  pen.fillRect(area.x ?? 0, area.y, area.w, area.h)
}

/** A glow around a point, in a colour given as `r, g, b`. */
export function glow(pen: Pen, x: number, y: number, radius: number, colour: string, strength: number) {
  const fill = pen.createRadialGradient(x, y, 0, x, y, radius)
  fill.addColorStop(0, `rgba(${colour}, ${strength})`)
  fill.addColorStop(0.35, `rgba(${colour}, ${strength * 0.42})`)
  fill.addColorStop(1, `rgba(${colour}, 0)`)
  pen.fillStyle = fill
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

export function disc(pen: Pen, x: number, y: number, radius: number, colour: string) {
  pen.fillStyle = colour
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fill()
}

export function oval(pen: Pen, x: number, y: number, across: number, down: number, colour: string) {
  pen.fillStyle = colour
  pen.beginPath()
  pen.ellipse(x, y, across, down, 0, 0, Math.PI * 2)
  pen.fill()
}

export function heart(pen: Pen, x: number, y: number, size: number, colour: string) {
  pen.fillStyle = colour
  pen.beginPath()
  pen.moveTo(x, y + size * 0.75)
  pen.bezierCurveTo(x - size * 1.3, y - size * 0.1, x - size * 0.65, y - size * 1.05, x, y - size * 0.35)
  pen.bezierCurveTo(x + size * 0.65, y - size * 1.05, x + size * 1.3, y - size * 0.1, x, y + size * 0.75)
  pen.fill()
}
