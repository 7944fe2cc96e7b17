import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

interface PictureSize {
  readonly width?: number
  readonly height?: number
}

/** A picture with some detail; only its upper left corner is red. */
export function drawPicture({ width = 720, height = 900 }: PictureSize = {}): Sharp {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const isCorner = x < width / 2 && y < height / 2
      data[at] = isCorner ? 230 : (x * 90) / width
      data[at + 1] = isCorner ? 20 : 100 + (y * 120) / height
      data[at + 2] = isCorner ? 20 : 160 + ((x ^ y) & 31)
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c
})

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  let crc = 0xffffffff
  for (const byte of body) crc = (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(~crc >>> 0)
  return Buffer.concat([length, body, check])
}

/** A decompression bomb: a PNG of one colour, optionally with fewer rows than its header says. */
export function bomb(width: number, height: number, rows = height): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const dots = Buffer.alloc((Math.ceil(width / 8) + 1) * rows)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(dots, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
