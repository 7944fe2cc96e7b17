import { disc, fillDown, glow, oval } from '../drawing/light.ts'
import { between, chance, swing } from '../drawing/motion.ts'
import { skyline } from '../drawing/skyline.ts'
import { drawWalker } from '../drawing/walker.ts'
import type { Pen, Scene } from './scene.ts'

/** An evening by the river: two people come from either side, meet under the lamp and walk on together. */
export const city: Scene = (pen, { w, h }, time) => {
  const tall = h > w
  const horizon = h * (tall ? 0.66 : 0.62)
  const quay = h * (tall ? 0.8 : 0.82)
  const person = h * (tall ? 0.24 : 0.34)
  fillDown(pen, { y: 0, w, h: horizon }, [
    [0, '#161036'],
    [0.45, '#4b1a50'],
    [0.78, '#b23a66'],
    [1, '#f59a5f'],
  ])
  stars(pen, w, horizon, time)
  moon(pen, w * 0.78, h * 0.15, Math.min(w, h) * 0.055)
  skyline(pen, { w, horizon, height: h * 0.24, seed: 3, colour: '#7a2b60' })
  skyline(pen, { w, horizon, height: h * 0.2, seed: 40, colour: '#331338', lit: time })
  river(pen, { w, from: horizon, to: quay }, time)
  pavement(pen, { w, h, quay, person })
  lamp(pen, { x: w * (tall ? 0.62 : 0.56), ground: quay + person * 0.32, height: person * 1.75, time })
  people(pen, { w, ground: quay + person * 0.42, person }, time)
}

function stars(pen: Pen, w: number, horizon: number, time: number) {
  for (let star = 0; star < 46; star++) {
    const light = 0.45 + 0.4 * swing(time, 1 + (star % 3), chance(star))
    disc(
      pen,
      chance(star + 0.3) * w,
      chance(star + 0.6) * horizon * 0.55,
      0.8 + chance(star) * 1.1,
      `rgba(255, 236, 214, ${light})`,
    )
  }
}

function moon(pen: Pen, x: number, y: number, radius: number) {
  glow(pen, x, y, radius * 5, '255, 214, 170', 0.34)
  disc(pen, x, y, radius, '#ffe9c9')
  disc(pen, x - radius * 0.28, y - radius * 0.2, radius * 0.2, '#f6d7ae')
  disc(pen, x + radius * 0.3, y + radius * 0.34, radius * 0.14, '#f6d7ae')
}

function river(pen: Pen, { w, from, to }: { w: number; from: number; to: number }, time: number) {
  fillDown(pen, { y: from, w, h: to - from }, [
    [0, '#c4506a'],
    [0.3, '#7a2658'],
    [1, '#220f2f'],
  ])
  for (let streak = 0; streak < 90; streak++) {
    const depth = chance(streak + 0.1)
    const long = (14 + chance(streak) * 46) * (0.4 + depth)
    const x = chance(streak + 0.4) * (w + 80) - 40 + swing(time, 1 + (streak % 2), chance(streak)) * 7
    const light = 0.1 + 0.22 * (0.5 + 0.5 * swing(time, 2, chance(streak + 0.8)))
    pen.fillStyle = streak % 3 ? `rgba(255, 178, 112, ${light})` : `rgba(40, 14, 48, ${light * 1.4})`
    pen.fillRect(x, from + 4 + depth * (to - from - 8), long, 1.6 + depth * 1.6)
  }
}

function pavement(pen: Pen, { w, h, quay, person }: { w: number; h: number; quay: number; person: number }) {
  fillDown(pen, { y: quay, w, h: h - quay }, [
    [0, '#43203f'],
    [0.3, '#2a1330'],
    [1, '#140a1c'],
  ])
  pen.fillStyle = '#180b20'
  const top = quay - person * 0.4
  for (let x = 6; x < w; x += person * 0.3) pen.fillRect(x, top, 4, quay - top)
  pen.fillRect(0, top - 3, w, 6)
  pen.fillRect(0, top + (quay - top) * 0.52, w, 3)
  pen.fillRect(0, quay - 3, w, 6)
}

function lamp(pen: Pen, at: { x: number; ground: number; height: number; time: number }) {
  const { x, ground, height, time } = at
  const top = ground - height
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  pen.save()
  pen.translate(x, ground + 8)
  pen.scale(1, 0.17)
  glow(pen, 0, 0, height * 0.85, '255, 182, 98', 0.55)
  pen.restore()
  glow(pen, x, top, height * 0.72, '255, 184, 92', 0.6 + 0.03 * swing(time, 5))
  pen.restore()
  pen.fillStyle = '#150a1b'
  pen.fillRect(x - 3, top + 12, 6, height - 12)
  pen.fillRect(x - 7, ground - 16, 14, 16)
  pen.fillRect(x - 10, top + 12, 20, 4)
  pen.beginPath()
  pen.moveTo(x - 14, top - 14)
  pen.lineTo(x, top - 27)
  pen.lineTo(x + 14, top - 14)
  pen.fill()
  pen.fillStyle = '#ffe3a6'
  pen.beginPath()
  pen.moveTo(x - 12, top - 13)
  pen.lineTo(x + 12, top - 13)
  pen.lineTo(x + 8, top + 12)
  pen.lineTo(x - 8, top + 12)
  pen.fill()
}

function people(
  pen: Pen,
  { w, ground, person }: { w: number; ground: number; person: number },
  time: number,
) {
  const apart = person * 0.17
  const here = w * 0.47
  const edge = person * 0.5
  const meet = 0.36
  const leave = 0.58
  const arrived = Math.min(1, time / meet)
  const gone = Math.max(0, (time - leave) / (1 - leave))
  const away = (w + edge - here + apart) * gone
  const pace = 1 - between(time, meet - 0.03, meet) + between(time, leave, leave + 0.05)
  const steps = time * 9
  const bow = (between(time, meet, meet + 0.06) - between(time, leave - 0.06, leave)) * 0.05
  const common = { ground, height: person, pace, step: steps }
  for (const shade of [-1, 1])
    oval(pen, shadowX(shade), ground, person * 0.16, person * 0.02, 'rgba(10, 3, 14, 0.5)')
  drawWalker(pen, {
    ...common,
    x: -edge + (here - apart + edge) * arrived + away,
    facing: 1,
    lean: bow,
    coat: '#d1366f',
    scarf: '#ffd08a',
    hair: '#2b1117',
  })
  drawWalker(pen, {
    ...common,
    x: w + edge - (w + edge - here - apart) * arrived + away,
    facing: time > leave ? 1 : -1,
    lean: bow,
    step: steps + 0.3,
    coat: '#e8983a',
    scarf: '#8f2148',
    hat: '#8f2148',
    hair: '#5a2a1c',
  })

  function shadowX(side: number) {
    return side < 0
      ? -edge + (here - apart + edge) * arrived + away
      : w + edge - (w + edge - here - apart) * arrived + away
  }
}
