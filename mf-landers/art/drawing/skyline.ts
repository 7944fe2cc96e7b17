import type { Pen } from '../scenes/scene.ts'
import { between, chance } from './motion.ts'

interface Skyline {
  readonly w: number
  readonly horizon: number
  readonly height: number
  readonly seed: number
  readonly colour: string
  readonly lit?: number
}

/** A row of houses; with a time, their windows are lit, and some go on and off. */
export function skyline(pen: Pen, { w, horizon, height, seed, colour, lit }: Skyline) {
  let x = -20
  for (let house = seed; x < w; house++) {
    const wide = 46 + chance(house) * 56
    const high = height * (0.45 + chance(house + 0.5) * 0.75)
    pen.fillStyle = colour
    pen.fillRect(x, horizon - high, wide, high)
    roof(pen, { x, y: horizon - high, wide, kind: Math.floor(chance(house + 0.2) * 4) })
    if (lit !== undefined) windows(pen, { x, y: horizon - high, wide, high, house }, lit)
    x += wide + (lit === undefined ? -4 : chance(house + 0.7) * 8)
  }
}

function roof(pen: Pen, { x, y, wide, kind }: { x: number; y: number; wide: number; kind: number }) {
  pen.beginPath()
  if (kind === 0) {
    pen.moveTo(x, y + 1)
    pen.lineTo(x + wide / 2, y - wide * 0.36)
    pen.lineTo(x + wide, y + 1)
  } else if (kind === 1) {
    for (let stair = 0; stair < 3; stair++)
      pen.rect(x + wide * 0.14 * (stair + 1), y - 9 * (stair + 1), wide * (1 - 0.28 * (stair + 1)), 10)
  } else if (kind === 2) {
    pen.rect(x + wide * 0.62, y - 16, 8, 17)
  } else {
    pen.rect(x + wide * 0.47, y - 34, 2.5, 35)
  }
  pen.fill()
}

interface House {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
  readonly house: number
}

function windows(pen: Pen, { x, y, wide, high, house }: House, time: number) {
  const columns = Math.floor((wide - 10) / 13)
  const gap = wide / columns
  for (let column = 0; column < columns; column++) {
    for (let row = 0; y + 12 + row * 19 < y + high - 12; row++) {
      const seed = house * 31 + column * 7.3 + row * 3.1
      if (chance(seed) > 0.46) continue
      const from = chance(seed + 0.4)
      const isSteady = chance(seed + 0.9) < 0.72
      const light = isSteady
        ? 1
        : between(time, from * 0.6, from * 0.6 + 0.03) - between(time, from * 0.6 + 0.35, from * 0.6 + 0.38)
      pen.fillStyle =
        chance(seed + 0.2) < 0.25
          ? `rgba(255, 154, 120, ${0.85 * light})`
          : `rgba(255, 206, 120, ${0.9 * light})`
      pen.fillRect(x + gap * (column + 0.5) - 3, y + 12 + row * 19, 6, 9)
    }
  }
}
