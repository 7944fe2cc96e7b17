import { disc, glow, heart } from '../drawing/light.ts'
import { between, chance, swing } from '../drawing/motion.ts'
import type { Pen, Scene } from './scene.ts'

interface Message {
  readonly isMine: boolean
  /** Lengths of the lines of writing, as parts of the widest. */
  readonly lines: readonly number[]
  readonly hasHeart?: true
}

const MESSAGES: readonly Message[] = [
  { isMine: false, lines: [1, 0.62] },
  { isMine: true, lines: [0.7], hasHeart: true },
  { isMine: false, lines: [0.86, 1, 0.4] },
  { isMine: true, lines: [0.95, 0.55] },
]

const LINE = 30
const PAD = 26
const GAP = 30
const heightOf = ({ lines }: Message) => lines.length * LINE + PAD * 2 - 8
const TOTAL = MESSAGES.reduce((sum, one) => sum + heightOf(one) + GAP, 0)

/** A conversation that goes on: one writes, the other answers, and what was said moves up. */
export const bubbles: Scene = (pen, { w, h }, time) => {
  backdrop(pen, w, h, time)
  const now = time * MESSAGES.length
  const current = Math.floor(now)
  const part = now - current
  const scale = w / 720
  pen.save()
  pen.scale(scale, scale)
  const bottom = h / scale - 92
  const scroll = topOf(current) + between(part, 0.52, 0.72) * (heightOf(messageAt(current)) + GAP)
  for (let index = current - 7; index <= current; index++) {
    const isNewest = index === current
    const y = bottom + topOf(index) - scroll
    const age = isNewest ? between(part, 0.5, 0.7) : 1
    if (age > 0) bubble(pen, messageAt(index), y, age)
  }
  const dots = between(part, 0.08, 0.16) - between(part, 0.47, 0.5)
  if (dots > 0) typing(pen, messageAt(current), bottom - 6, dots, part)
  pen.restore()
}

function messageAt(index: number): Message {
  const message = MESSAGES[((index % MESSAGES.length) + MESSAGES.length) % MESSAGES.length]
  if (!message) throw new Error('There are no messages.')
  return message
}

/** Where a message begins, counted from the first one of this loop. */
function topOf(index: number): number {
  const loops = Math.floor(index / MESSAGES.length)
  const before = MESSAGES.slice(0, index - loops * MESSAGES.length)
  return loops * TOTAL + before.reduce((sum, one) => sum + heightOf(one) + GAP, 0)
}

function backdrop(pen: Pen, w: number, h: number, time: number) {
  const fill = pen.createLinearGradient(0, 0, w, h)
  fill.addColorStop(0, '#4a1038')
  fill.addColorStop(0.55, '#7d1740')
  fill.addColorStop(1, '#b3344f')
  pen.fillStyle = fill
  pen.fillRect(0, 0, w, h)
  glow(pen, w * 0.86, h * 0.1, w * 0.7, '246, 167, 35', 0.42)
  glow(pen, w * 0.05, h * 0.95, w * 0.6, '212, 34, 111', 0.5)
  for (let one = 0; one < 12; one++) {
    const rise = (chance(one) + time) % 1
    const x = w * chance(one + 0.3) + swing(time, 1, chance(one)) * 10
    heart(
      pen,
      x,
      h * (1.05 - rise * 1.1),
      5 + 7 * chance(one + 0.6),
      `rgba(255, 206, 180, ${0.26 * Math.sin(rise * Math.PI)})`,
    )
  }
}

function bubble(pen: Pen, message: Message, y: number, age: number) {
  const wide = 330 * Math.max(...message.lines) + PAD * 2 + (message.hasHeart ? 46 : 0)
  const high = heightOf(message)
  const x = message.isMine ? 720 - 104 - wide : 104
  const fade = Math.min(1, Math.max(0, (y + high) / 130))
  pen.save()
  pen.globalAlpha = fade * age
  const corner = message.isMine ? x + wide : x
  pen.translate(corner, y + high)
  pen.scale(0.6 + 0.4 * age, 0.6 + 0.4 * age)
  pen.translate(-corner, -y - high)
  pen.fillStyle = 'rgba(40, 4, 24, 0.22)'
  shape(pen, x, y + 7, wide, high, message.isMine)
  pen.fillStyle = message.isMine ? '#f9b23c' : '#fff6ee'
  shape(pen, x, y, wide, high, message.isMine)
  pen.fillStyle = message.isMine ? 'rgba(74, 26, 4, 0.62)' : 'rgba(90, 26, 52, 0.42)'
  for (const [line, part] of message.lines.entries()) {
    pen.beginPath()
    pen.roundRect(x + PAD, y + PAD + line * LINE, 330 * part, 14, 7)
    pen.fill()
  }
  if (message.hasHeart) heart(pen, x + wide - PAD - 16, y + high / 2, 17, '#d4226f')
  face(pen, message.isMine, y + high - 30)
  pen.restore()
}

function shape(pen: Pen, x: number, y: number, wide: number, high: number, isMine: boolean) {
  pen.beginPath()
  pen.roundRect(x, y, wide, high, isMine ? [32, 32, 8, 32] : [32, 32, 32, 8])
  pen.fill()
}

/** The head and shoulders of the one who writes. */
function face(pen: Pen, isMine: boolean, y: number) {
  const x = isMine ? 720 - 56 : 56
  pen.save()
  pen.beginPath()
  pen.arc(x, y, 32, 0, Math.PI * 2)
  pen.fillStyle = isMine ? '#d4226f' : '#f2c38f'
  pen.fill()
  pen.clip()
  disc(pen, x, y + 44, 30, isMine ? '#ffcf7a' : '#8d2447')
  disc(pen, x, y - 9, 17, isMine ? '#3a141f' : '#6b3420')
  disc(pen, x, y - 2, 14, isMine ? '#d98d63' : '#f0b890')
  pen.restore()
}

function typing(pen: Pen, { isMine }: Message, y: number, strength: number, part: number) {
  const x = isMine ? 720 - 104 - 108 : 104
  pen.save()
  pen.globalAlpha = strength
  pen.fillStyle = isMine ? '#f9b23c' : '#fff6ee'
  shape(pen, x, y, 108, 62, isMine)
  for (let dot = 0; dot < 3; dot++) {
    const up = Math.max(0, swing(part, 5, -dot * 0.16)) * 8
    disc(pen, x + 30 + dot * 24, y + 33 - up, 7, isMine ? 'rgba(74, 26, 4, 0.7)' : 'rgba(90, 26, 52, 0.55)')
  }
  face(pen, isMine, y + 32)
  pen.restore()
}
