import { bubbles } from './scenes/bubbles.ts'
import { city } from './scenes/city.ts'
import type { Scene } from './scenes/scene.ts'
import { sea } from './scenes/sea.ts'
import { table } from './scenes/table.ts'

const scenes: Readonly<Record<string, Scene>> = { bubbles, city, sea, table }

interface Order {
  readonly scene: string
  readonly w: number
  readonly h: number
  readonly seconds: number
  readonly bitsPerSecond: number
}

const canvas = document.querySelector('canvas')
const pen = canvas?.getContext('2d')
if (!canvas || !pen) throw new Error('This browser has no canvas.')

const TYPE = 'video/webm;codecs=vp9'
const FRAMES_PER_SECOND = 24

function draw({ scene, w, h }: Order, time: number) {
  if (!canvas || !pen) return
  if (canvas.width !== w || canvas.height !== h) Object.assign(canvas, { width: w, height: h })
  scenes[scene]?.(pen, { w, h }, time)
}

/** One moment of a scene as a picture. */
async function still(order: Order, time: number, type: string, quality: number) {
  draw(order, time)
  const blob = await new Promise<Blob | null>((resolve) => canvas?.toBlob(resolve, type, quality))
  return toBase64(blob ?? new Blob())
}

/**
 * Records a scene in real time, for MediaRecorder stamps each frame with the time at which it came. A machine that is too
 * slow gives fewer frames, but the same movement.
 */
async function record(order: Order) {
  draw(order, 0)
  const stream = canvas?.captureStream(0)
  const track = stream?.getVideoTracks()[0] as CanvasCaptureMediaStreamTrack
  const recorder = new MediaRecorder(stream as MediaStream, {
    mimeType: TYPE,
    videoBitsPerSecond: order.bitsPerSecond,
  })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.start()
  const start = performance.now()
  const count = order.seconds * FRAMES_PER_SECOND
  let frames = 0
  for (let frame = 0; frame < count; frame++) {
    const due = start + (frame / FRAMES_PER_SECOND) * 1000
    const late = performance.now() - due
    if (late > 1000 / FRAMES_PER_SECOND) continue
    if (late < 0) await new Promise((resolve) => setTimeout(resolve, -late))
    draw(order, frame / count)
    track.requestFrame()
    frames++
  }
  await new Promise((resolve) => setTimeout(resolve, 1000 / FRAMES_PER_SECOND))
  recorder.stop()
  await ended
  return { frames, base64: await toBase64(new Blob(parts)) }
}

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

Object.assign(globalThis, { still, record })
