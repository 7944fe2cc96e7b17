import type { Pen } from '../scenes/scene.ts'

export interface Sitter {
  readonly x: number
  /** The height of the table. */
  readonly y: number
  /** From the table up to the top of the head. */
  readonly height: number
  readonly facing: 1 | -1
  readonly nod: number
  readonly lean: number
  readonly jumper: string
  readonly hair: string
  readonly isLong: boolean
}

const SKIN = '#d08356'
const LIT = '#f0b27c'

/** A person at a table, from the side, in units of their height; the light comes from the table. */
export function drawSitter(pen: Pen, who: Sitter) {
  pen.save()
  pen.translate(who.x, who.y)
  pen.scale(who.facing * who.height, who.height)
  pen.rotate(who.lean)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  if (who.isLong) hairBehind(pen, who)
  body(pen, who)
  pen.save()
  pen.translate(0, -0.66)
  pen.rotate(who.nod)
  pen.translate(0, 0.66)
  neckAndFace(pen)
  hair(pen, who)
  pen.restore()
  forearm(pen, who)
  pen.restore()
}

function body(pen: Pen, { jumper }: Sitter) {
  pen.fillStyle = jumper
  pen.beginPath()
  pen.moveTo(-0.045, -0.63)
  pen.bezierCurveTo(-0.17, -0.59, -0.205, -0.47, -0.215, -0.2)
  pen.lineTo(-0.23, 0.4)
  pen.lineTo(0.13, 0.4)
  pen.bezierCurveTo(0.16, 0.1, 0.17, -0.2, 0.13, -0.38)
  pen.bezierCurveTo(0.11, -0.5, 0.1, -0.58, 0.05, -0.625)
  pen.closePath()
  pen.fill()
  pen.save()
  pen.clip()
  pen.fillStyle = 'rgba(28, 6, 26, 0.24)'
  pen.beginPath()
  pen.ellipse(-0.21, -0.1, 0.15, 0.6, 0.1, 0, Math.PI * 2)
  pen.fill()
  pen.strokeStyle = 'rgba(255, 214, 150, 0.5)'
  pen.lineWidth = 0.022
  pen.beginPath()
  pen.moveTo(0.055, -0.62)
  pen.bezierCurveTo(0.105, -0.58, 0.115, -0.5, 0.135, -0.38)
  pen.bezierCurveTo(0.17, -0.2, 0.16, 0.1, 0.13, 0.4)
  pen.stroke()
  pen.restore()
}

function neckAndFace(pen: Pen) {
  pen.fillStyle = '#b56a47'
  pen.beginPath()
  pen.moveTo(-0.05, -0.74)
  pen.lineTo(-0.058, -0.61)
  pen.quadraticCurveTo(0.005, -0.585, 0.058, -0.615)
  pen.lineTo(0.045, -0.71)
  pen.fill()
  pen.fillStyle = SKIN
  pen.beginPath()
  pen.moveTo(-0.06, -0.78)
  pen.bezierCurveTo(-0.07, -0.97, 0.09, -0.98, 0.1, -0.87)
  pen.quadraticCurveTo(0.102, -0.845, 0.112, -0.826)
  pen.quadraticCurveTo(0.128, -0.802, 0.108, -0.796)
  pen.quadraticCurveTo(0.1, -0.785, 0.106, -0.772)
  pen.quadraticCurveTo(0.098, -0.764, 0.102, -0.752)
  pen.bezierCurveTo(0.1, -0.705, 0.05, -0.7, 0.015, -0.71)
  pen.bezierCurveTo(-0.03, -0.72, -0.055, -0.75, -0.06, -0.78)
  pen.fill()
  pen.save()
  pen.clip()
  pen.strokeStyle = LIT
  pen.lineWidth = 0.04
  pen.beginPath()
  pen.moveTo(0.1, -0.87)
  pen.quadraticCurveTo(0.1, -0.845, 0.112, -0.826)
  pen.quadraticCurveTo(0.128, -0.802, 0.108, -0.796)
  pen.lineTo(0.102, -0.752)
  pen.bezierCurveTo(0.1, -0.705, 0.05, -0.7, 0.015, -0.71)
  pen.stroke()
  pen.restore()
  pen.strokeStyle = '#43151b'
  pen.lineWidth = 0.009
  pen.beginPath()
  pen.arc(0.066, -0.846, 0.015, 0.2, Math.PI - 0.5)
  pen.stroke()
  pen.beginPath()
  pen.moveTo(0.102, -0.765)
  pen.quadraticCurveTo(0.085, -0.752, 0.07, -0.764)
  pen.stroke()
  pen.fillStyle = 'rgba(226, 78, 84, 0.3)'
  pen.beginPath()
  pen.ellipse(0.05, -0.795, 0.026, 0.02, 0, 0, Math.PI * 2)
  pen.fill()
}

function hairBehind(pen: Pen, { hair: colour }: Sitter) {
  pen.fillStyle = colour
  pen.beginPath()
  pen.moveTo(-0.02, -0.95)
  pen.bezierCurveTo(-0.17, -0.96, -0.14, -0.7, -0.185, -0.53)
  pen.bezierCurveTo(-0.1, -0.5, -0.02, -0.52, 0, -0.6)
  pen.lineTo(0, -0.8)
  pen.fill()
}

function hair(pen: Pen, { hair: colour, isLong }: Sitter) {
  pen.fillStyle = colour
  pen.beginPath()
  pen.moveTo(0.108, -0.892)
  pen.bezierCurveTo(0.115, -1.01, -0.02, -1.03, -0.07, -0.96)
  pen.bezierCurveTo(-0.12, -0.9, -0.1, -0.78, -0.065, -0.72)
  if (isLong) {
    pen.bezierCurveTo(-0.08, -0.66, -0.13, -0.62, -0.12, -0.55)
    pen.bezierCurveTo(-0.05, -0.56, 0, -0.68, -0.012, -0.78)
  } else {
    pen.quadraticCurveTo(-0.03, -0.74, -0.02, -0.79)
  }
  pen.bezierCurveTo(-0.005, -0.83, 0.005, -0.87, 0.03, -0.905)
  pen.quadraticCurveTo(0.07, -0.915, 0.108, -0.892)
  pen.fill()
}

function forearm(pen: Pen, { jumper }: Sitter) {
  pen.strokeStyle = jumper
  pen.lineWidth = 0.1
  pen.beginPath()
  pen.moveTo(-0.07, -0.43)
  pen.quadraticCurveTo(-0.05, -0.14, 0.07, -0.035)
  pen.lineTo(0.2, -0.035)
  pen.stroke()
  pen.strokeStyle = 'rgba(28, 6, 26, 0.13)'
  pen.stroke()
  pen.fillStyle = LIT
  pen.beginPath()
  pen.ellipse(0.245, -0.045, 0.05, 0.034, 0.1, 0, Math.PI * 2)
  pen.fill()
}
