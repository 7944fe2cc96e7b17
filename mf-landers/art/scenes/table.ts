import { disc, fillDown, glow, oval } from '../drawing/light.ts'
import { chance, swing } from '../drawing/motion.ts'
import { drawSitter } from '../drawing/sitter.ts'
import type { Pen, Scene } from './scene.ts'

/** A table for two by a window at night: a candle, two steaming cups, two people with much to say. */
export const table: Scene = (pen, { w, h }, time) => {
  const top = h * 0.79
  fillDown(pen, { y: 0, w, h }, [
    [0, '#22102f'],
    [0.55, '#4d1a44'],
    [1, '#5c1d3a'],
  ])
  lightsOutside(pen, w, h, time)
  wall(pen, w, h)
  pendant(pen, w, h, time)
  glow(
    pen,
    w * 0.5,
    top - h * 0.11,
    h * 0.46,
    '255, 176, 84',
    0.5 + 0.035 * swing(time, 7) + 0.025 * swing(time, 11),
  )
  const sits = { y: top, height: h * 0.62 }
  drawSitter(pen, {
    ...sits,
    x: w * 0.185,
    facing: 1,
    nod: swing(time, 2) * 0.02,
    lean: 0.02 + swing(time, 1) * 0.012,
    jumper: '#c52f68',
    hair: '#33141b',
    isLong: true,
  })
  drawSitter(pen, {
    ...sits,
    x: w * 0.815,
    facing: -1,
    nod: swing(time, 3, 0.3) * 0.018,
    lean: 0.015 + swing(time, 1, 0.4) * 0.012,
    jumper: '#dc8d36',
    hair: '#6b3420',
    isLong: false,
  })
  fillDown(pen, { y: top, w, h: h - top }, [
    [0, 'rgba(34, 12, 36, 0.35)'],
    [1, 'rgba(34, 12, 36, 0.9)'],
  ])
  tabletop(pen, w, h, top)
  candle(pen, w * 0.5, top, h * 0.13, time)
  for (const [x, phase] of [
    [w * 0.385, 0],
    [w * 0.615, 0.5],
  ] as const) {
    cup(pen, x, top, h * 0.07, x < w / 2)
    steam(pen, { x, y: top - h * 0.075, rise: h * 0.2, phase }, time)
  }
}

function lightsOutside(pen: Pen, w: number, h: number, time: number) {
  pen.save()
  pen.beginPath()
  pen.rect(w * 0.07, h * 0.07, w * 0.86, h * 0.6)
  pen.clip()
  fillDown(pen, { y: h * 0.07, w, h: h * 0.6 }, [
    [0, '#1a1440'],
    [0.7, '#5a2359'],
    [1, '#94375f'],
  ])
  const colours = ['255, 190, 96', '244, 96, 140', '255, 140, 92', '150, 120, 240']
  for (let light = 0; light < 34; light++) {
    const radius = 9 + chance(light + 0.5) * 26
    const strength = 0.13 + 0.17 * chance(light + 0.2) + 0.06 * swing(time, 1 + (light % 2), chance(light))
    const x = chance(light) * w + swing(time, 1, chance(light + 0.8)) * 5
    const y = h * (0.24 + 0.42 * chance(light + 0.7))
    disc(pen, x, y, radius, `rgba(${colours[light % 4]}, ${strength})`)
  }
  pen.restore()
}

function wall(pen: Pen, w: number, h: number) {
  pen.fillStyle = '#2a1022'
  for (const x of [0.07, 0.5, 0.93]) pen.fillRect(w * x - 6, h * 0.06, 12, h * 0.62)
  for (const y of [0.07, 0.3, 0.67])
    pen.fillRect(w * 0.07 - 6, h * y - 5, w * 0.86 + 12, y === 0.67 ? 16 : 10)
}

function pendant(pen: Pen, w: number, h: number, time: number) {
  const x = w * 0.5
  const y = h * 0.15
  pen.strokeStyle = '#160812'
  pen.lineWidth = 4
  pen.beginPath()
  pen.moveTo(x, 0)
  pen.lineTo(x, y)
  pen.stroke()
  glow(pen, x, y + h * 0.06, h * 0.32, '255, 206, 130', 0.5 + 0.015 * swing(time, 3))
  oval(pen, x, y + h * 0.058, w * 0.052, h * 0.016, '#fff0cc')
  pen.fillStyle = '#8d2447'
  pen.beginPath()
  pen.moveTo(x - w * 0.075, y + h * 0.058)
  pen.bezierCurveTo(x - w * 0.065, y - h * 0.01, x - w * 0.03, y - h * 0.015, x, y - h * 0.015)
  pen.bezierCurveTo(x + w * 0.03, y - h * 0.015, x + w * 0.065, y - h * 0.01, x + w * 0.075, y + h * 0.058)
  pen.fill()
}

function tabletop(pen: Pen, w: number, h: number, top: number) {
  oval(pen, w * 0.5, top + h * 0.035, w * 0.36, h * 0.05, '#4a1b22')
  oval(pen, w * 0.5, top + h * 0.015, w * 0.36, h * 0.05, '#a4532f')
  oval(pen, w * 0.5, top + h * 0.012, w * 0.25, h * 0.034, 'rgba(255, 190, 110, 0.25)')
  pen.fillStyle = '#3a141f'
  pen.beginPath()
  pen.moveTo(w * 0.465, top + h * 0.08)
  pen.lineTo(w * 0.535, top + h * 0.08)
  pen.lineTo(w * 0.56, h)
  pen.lineTo(w * 0.44, h)
  pen.fill()
}

function candle(pen: Pen, x: number, top: number, size: number, time: number) {
  const flick = swing(time, 9) * 0.05 + swing(time, 13, 0.2) * 0.04
  pen.fillStyle = '#f7e3c8'
  pen.beginPath()
  pen.roundRect(x - size * 0.13, top - size * 0.6, size * 0.26, size * 0.62, 4)
  pen.fill()
  glow(pen, x, top - size * 0.85, size * 0.9, '255, 200, 110', 0.85)
  pen.fillStyle = '#ffd98a'
  flame(pen, x, top - size * 0.6, size * (0.42 + flick), flick)
  pen.fillStyle = '#fff6df'
  flame(pen, x, top - size * 0.61, size * (0.22 + flick * 0.6), flick)
}

function flame(pen: Pen, x: number, y: number, high: number, lean: number) {
  pen.beginPath()
  pen.moveTo(x, y)
  pen.bezierCurveTo(
    x - high * 0.42,
    y - high * 0.3,
    x - high * 0.1,
    y - high * 0.7,
    x + lean * high,
    y - high,
  )
  pen.bezierCurveTo(x + high * 0.16, y - high * 0.65, x + high * 0.42, y - high * 0.3, x, y)
  pen.fill()
}

function cup(pen: Pen, x: number, top: number, size: number, isLeft: boolean) {
  oval(pen, x, top + size * 0.12, size * 0.85, size * 0.2, '#f4d9bf')
  pen.strokeStyle = '#fff1de'
  pen.lineWidth = size * 0.13
  pen.beginPath()
  pen.ellipse(
    x + (isLeft ? -1 : 1) * size * 0.55,
    top - size * 0.42,
    size * 0.24,
    size * 0.26,
    0,
    0,
    Math.PI * 2,
  )
  pen.stroke()
  pen.fillStyle = '#fff1de'
  pen.beginPath()
  pen.moveTo(x - size * 0.55, top - size * 0.9)
  pen.bezierCurveTo(x - size * 0.5, top - size * 0.1, x - size * 0.3, top + size * 0.08, x, top + size * 0.08)
  pen.bezierCurveTo(
    x + size * 0.3,
    top + size * 0.08,
    x + size * 0.5,
    top - size * 0.1,
    x + size * 0.55,
    top - size * 0.9,
  )
  pen.fill()
  oval(pen, x, top - size * 0.9, size * 0.55, size * 0.13, '#6b3420')
}

function steam(pen: Pen, at: { x: number; y: number; rise: number; phase: number }, time: number) {
  pen.lineCap = 'butt'
  for (let wisp = 0; wisp < 3; wisp++) {
    const part = (time * 2 + wisp / 3 + at.phase) % 1
    const light = Math.sin(part * Math.PI) ** 2 * 0.13
    const y = at.y - part * at.rise
    const x = at.x + (wisp - 1) * 7
    for (const wide of [16, 10, 5]) {
      pen.strokeStyle = `rgba(255, 240, 224, ${light})`
      pen.lineWidth = wide
      pen.beginPath()
      pen.moveTo(x + swing(part, 1, wisp * 0.3) * 6, y + 26)
      pen.bezierCurveTo(x - 9, y + 12, x + 11, y - 8, x + swing(part, 1, 0.3 + wisp * 0.3) * 8, y - 26)
      pen.stroke()
    }
  }
}
