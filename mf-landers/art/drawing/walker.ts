import type { Pen } from '../scenes/scene.ts'
import { swing } from './motion.ts'

export interface Walker {
  readonly x: number
  readonly ground: number
  readonly height: number
  /** 1 to the right, -1 to the left. */
  readonly facing: 1 | -1
  /** Where in a step they are, from 0 to 1; a whole number of steps fits into a loop. */
  readonly step: number
  /** 0 standing, 1 walking. */
  readonly pace: number
  readonly coat: string
  readonly scarf: string
  readonly hat?: string
  readonly hair: string
  readonly lean?: number
}

const SKIN = '#d98d63'
const TROUSERS = '#1a0c1c'

/** A person in a coat, seen from the side, in units of their height with the feet at 0. */
export function drawWalker(pen: Pen, who: Walker) {
  const { pace, step } = who
  const bob = Math.abs(swing(step, 1)) * 0.012 * pace
  pen.save()
  pen.translate(who.x, who.ground)
  pen.scale(who.facing * who.height, who.height)
  pen.translate(0, -bob)
  pen.rotate((who.lean ?? 0) + 0.02 * pace)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  arm(pen, swing(step, 1, 0.5) * 0.42 * pace, who.coat, 0.7)
  leg(pen, swing(step, 1, 0.5) * 0.5 * pace, TROUSERS)
  leg(pen, swing(step, 1) * 0.5 * pace, TROUSERS)
  coat(pen, who, swing(step, 2) * 0.012 * pace)
  arm(pen, swing(step, 1) * 0.42 * pace + 0.04, who.coat, 1)
  head(pen, who)
  scarf(pen, who)
  pen.restore()
}

function leg(pen: Pen, angle: number, colour: string) {
  const bend = Math.max(0, -angle) * 0.9
  const knee = { x: Math.sin(angle) * 0.23, y: -0.46 + Math.cos(angle) * 0.23 }
  const foot = { x: knee.x + Math.sin(angle - bend) * 0.22, y: knee.y + Math.cos(angle - bend) * 0.22 }
  pen.strokeStyle = colour
  pen.lineWidth = 0.072
  pen.beginPath()
  pen.moveTo(0, -0.46)
  pen.lineTo(knee.x, knee.y)
  pen.lineTo(foot.x, foot.y)
  pen.stroke()
  pen.lineWidth = 0.05
  pen.beginPath()
  pen.moveTo(foot.x - 0.005, foot.y + 0.012)
  pen.lineTo(foot.x + 0.06, foot.y + 0.012 - Math.max(0, angle) * 0.05)
  pen.stroke()
}

function arm(pen: Pen, angle: number, colour: string, strength: number) {
  pen.save()
  pen.translate(0.005, -0.775)
  pen.rotate(-angle)
  pen.strokeStyle = colour
  pen.lineWidth = 0.07
  pen.beginPath()
  pen.moveTo(0, 0.02)
  pen.quadraticCurveTo(-0.015, 0.16, 0.03, 0.27)
  pen.stroke()
  // The sleeve stands out from the coat by its shade.
  pen.strokeStyle = `rgba(20, 6, 20, ${0.28 * strength})`
  pen.stroke()
  pen.fillStyle = SKIN
  pen.beginPath()
  pen.arc(0.036, 0.305, 0.026, 0, Math.PI * 2)
  pen.fill()
  pen.restore()
}

function coat(pen: Pen, { coat: colour }: Walker, sway: number) {
  pen.fillStyle = colour
  pen.beginPath()
  pen.moveTo(-0.03, -0.83)
  pen.bezierCurveTo(-0.1, -0.82, -0.105, -0.74, -0.1, -0.66)
  pen.bezierCurveTo(-0.095, -0.55, -0.13 - sway, -0.42, -0.135 - sway, -0.345)
  pen.quadraticCurveTo(0, -0.325, 0.12 - sway, -0.35)
  pen.bezierCurveTo(0.105, -0.5, 0.1, -0.62, 0.085, -0.7)
  pen.bezierCurveTo(0.075, -0.78, 0.08, -0.82, 0.03, -0.83)
  pen.closePath()
  pen.fill()
  pen.save()
  pen.clip()
  pen.fillStyle = 'rgba(20, 6, 20, 0.22)'
  pen.fillRect(-0.2, -0.9, 0.155, 0.6)
  pen.restore()
}

function head(pen: Pen, { hair, hat }: Walker) {
  pen.fillStyle = SKIN
  pen.fillRect(-0.022, -0.865, 0.046, 0.05)
  pen.beginPath()
  pen.ellipse(0.008, -0.905, 0.052, 0.062, 0, 0, Math.PI * 2)
  pen.fill()
  pen.beginPath()
  pen.moveTo(0.055, -0.925)
  pen.lineTo(0.077, -0.897)
  pen.lineTo(0.052, -0.89)
  pen.fill()
  pen.fillStyle = hair
  pen.beginPath()
  pen.moveTo(0.05, -0.94)
  pen.quadraticCurveTo(0.03, -0.95, 0.012, -0.915)
  pen.quadraticCurveTo(0, -0.88, -0.02, -0.86)
  pen.quadraticCurveTo(-0.07, -0.86, -0.062, -0.92)
  pen.bezierCurveTo(-0.06, -1, 0.05, -1, 0.058, -0.945)
  pen.fill()
  if (!hat) return
  pen.fillStyle = hat
  pen.beginPath()
  pen.moveTo(-0.066, -0.925)
  pen.bezierCurveTo(-0.075, -1.02, 0.06, -1.02, 0.064, -0.935)
  pen.closePath()
  pen.fill()
  pen.beginPath()
  pen.arc(-0.01, -1.0, 0.02, 0, Math.PI * 2)
  pen.fill()
}

function scarf(pen: Pen, { scarf: colour, step, pace }: Walker) {
  const flutter = swing(step, 1, 0.2) * 0.02
  pen.strokeStyle = colour
  pen.lineWidth = 0.045
  pen.beginPath()
  pen.moveTo(-0.04, -0.832)
  pen.quadraticCurveTo(0.01, -0.815, 0.045, -0.838)
  pen.stroke()
  pen.lineWidth = 0.036
  pen.beginPath()
  pen.moveTo(-0.04, -0.83)
  pen.quadraticCurveTo(
    -0.07 - 0.05 * pace,
    -0.8 + flutter,
    -0.075 - 0.1 * pace,
    -0.7 - 0.05 * pace + flutter * 2,
  )
  pen.stroke()
}
