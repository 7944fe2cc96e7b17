import { disc, fillDown, glow, oval } from '../drawing/light.ts'
import { chance, swing } from '../drawing/motion.ts'
import { drawWalker } from '../drawing/walker.ts'
import type { Pen, Scene } from './scene.ts'

/** A walk along the sea at sunset. The two stay in the middle, and the sand passes under them. */
export const sea: Scene = (pen, { w, h }, time) => {
  const horizon = h * 0.5
  const shore = h * 0.7
  fillDown(pen, { y: 0, w, h: horizon }, [
    [0, '#3c1a52'],
    [0.4, '#93316a'],
    [0.75, '#ea6a5c'],
    [1, '#ffc173'],
  ])
  const sun = { x: w * 0.5, y: horizon - h * 0.015, radius: h * 0.13 }
  glow(pen, sun.x, sun.y, h * 0.5, '255, 205, 130', 0.75)
  clouds(pen, w, horizon, time)
  disc(pen, sun.x, sun.y, sun.radius, '#fff0c4')
  gulls(pen, w, h, time)
  water(pen, { w, from: horizon, to: shore + h * 0.06 }, time)
  sand(pen, { w, h, from: shore }, time)
  waves(pen, { w, h, from: shore }, time)
  walkers(pen, { w, h }, time)
}

function clouds(pen: Pen, w: number, horizon: number, time: number) {
  for (let cloud = 0; cloud < 7; cloud++) {
    const x = ((cloud * 0.37 + chance(cloud)) % 1) * w + swing(time, 1, chance(cloud)) * 14
    const y = horizon * (0.18 + chance(cloud + 9) * 0.5)
    const long = w * (0.12 + chance(cloud + 4) * 0.2)
    pen.fillStyle = cloud % 2 ? 'rgba(255, 196, 140, 0.34)' : 'rgba(90, 28, 84, 0.3)'
    for (let part = 0; part < 3; part++) {
      const thick = 7 - part
      pen.beginPath()
      pen.roundRect(x - long * (0.5 - part * 0.12), y + part * 9, long * (1 - part * 0.24), thick, thick)
      pen.fill()
    }
  }
}

function gulls(pen: Pen, w: number, h: number, time: number) {
  pen.strokeStyle = '#4a1742'
  pen.lineWidth = 2.4
  pen.lineCap = 'round'
  for (let gull = 0; gull < 4; gull++) {
    const x = w * (0.2 + 0.17 * gull) + swing(time, 1, gull * 0.2) * w * 0.035
    const y = h * (0.19 + 0.06 * chance(gull)) + swing(time, 2, gull * 0.3) * 5
    const span = 11 + gull * 1.6
    const beat = swing(time, 6, gull * 0.27) * 5
    pen.beginPath()
    pen.moveTo(x - span, y - 3 + beat)
    pen.quadraticCurveTo(x - span * 0.4, y - 6, x, y)
    pen.quadraticCurveTo(x + span * 0.4, y - 6, x + span, y - 3 + beat)
    pen.stroke()
  }
}

function water(pen: Pen, { w, from, to }: { w: number; from: number; to: number }, time: number) {
  fillDown(pen, { y: from, w, h: to - from }, [
    [0, '#f29a68'],
    [0.16, '#c2516c'],
    [0.55, '#7c2e66'],
    [1, '#5c2a63'],
  ])
  for (let streak = 0; streak < 120; streak++) {
    const depth = chance(streak + 0.2) ** 1.4
    const y = from + 2 + depth * (to - from - 6)
    const path = w * (0.1 + 0.1 * depth)
    const isGlitter = streak % 3 > 0
    const middle = isGlitter ? w * 0.5 + (chance(streak) - 0.5) * path * 2 : chance(streak + 0.7) * w
    const long = (10 + 26 * chance(streak + 0.5)) * (0.5 + depth)
    const light = 0.5 + 0.5 * swing(time, 2 + (streak % 2), chance(streak + 0.9))
    pen.fillStyle = isGlitter
      ? `rgba(255, 226, 160, ${0.2 + 0.6 * light})`
      : `rgba(255, 170, 130, ${0.05 + 0.13 * light})`
    pen.fillRect(middle - long / 2 + swing(time, 1, chance(streak)) * 6, y, long, 1.4 + depth * 1.6)
  }
}

function sand(pen: Pen, { w, h, from }: { w: number; h: number; from: number }, time: number) {
  fillDown(pen, { y: from, w, h: h - from }, [
    [0, '#b5605c'],
    [0.25, '#d98c68'],
    [1, '#8f4152'],
  ])
  for (let grain = 0; grain < 70; grain++) {
    const depth = chance(grain + 0.3)
    const speed = 1 + Math.round(depth)
    const x = ((chance(grain) - time * speed + 2) % 1) * (w + 40) - 20
    const y = from + h * 0.09 + depth * (h * 0.2)
    oval(
      pen,
      x,
      y,
      2 + depth * 3,
      1 + depth,
      grain % 3 ? 'rgba(84, 28, 48, 0.4)' : 'rgba(255, 212, 160, 0.5)',
    )
  }
}

function waves(pen: Pen, { w, h, from }: { w: number; h: number; from: number }, time: number) {
  const reach = [0.02, 0.045, 0.075]
  for (const [index, part] of reach.entries()) {
    const y = from + h * (part - 0.02) + swing(time, 1, index * 0.16) * h * 0.013
    trace(pen, { w, y, index }, time)
    pen.lineTo(w + 12, from - h * 0.02)
    pen.lineTo(-12, from - h * 0.02)
    pen.fillStyle =
      ['rgba(92, 42, 99, 0.9)', 'rgba(168, 80, 112, 0.55)', 'rgba(255, 190, 160, 0.22)'][index] ?? ''
    pen.fill()
    trace(pen, { w, y, index }, time)
    pen.strokeStyle = `rgba(255, 238, 220, ${0.5 + index * 0.16})`
    pen.lineWidth = 2 + index * 0.8
    pen.stroke()
  }
}

function trace(pen: Pen, { w, y, index }: { w: number; y: number; index: number }, time: number) {
  pen.beginPath()
  for (let x = -12; x <= w + 12; x += 12) {
    pen.lineTo(x, y + Math.sin((x / w) * 9 + index * 2) * 5 + swing(time, 2, x / w + index * 0.4) * 2.5)
  }
}

function walkers(pen: Pen, { w, h }: { w: number; h: number }, time: number) {
  const ground = h * 0.9
  const height = h * 0.37
  const feet = [w * 0.435, w * 0.555]
  for (const x of feet) {
    pen.save()
    pen.translate(x, ground)
    pen.transform(1, 0, x < w / 2 ? -0.3 : 0.3, 1, 0, 0)
    fillDown(pen, { x: -w * 0.03, y: 0, w: w * 0.06, h: h * 0.1 }, [
      [0, 'rgba(60, 14, 44, 0.5)'],
      [1, 'rgba(60, 14, 44, 0.12)'],
    ])
    pen.restore()
  }
  const common = { ground, height, facing: 1, pace: 0.85 } as const
  drawWalker(pen, {
    ...common,
    x: feet[1] ?? 0,
    step: time * 8 + 0.28,
    coat: '#f0a63c',
    scarf: '#8f2148',
    hat: '#8f2148',
    hair: '#5a2a1c',
  })
  drawWalker(pen, {
    ...common,
    x: feet[0] ?? 0,
    step: time * 8,
    lean: 0.02,
    coat: '#c92c6a',
    scarf: '#ffd79a',
    hair: '#2b1117',
  })
}
