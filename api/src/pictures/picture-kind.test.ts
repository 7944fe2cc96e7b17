import { expect, test } from 'vitest'
import { pictureKind } from './picture-kind.ts'

test.each([
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
  ['a JPEG from a camera', '\xff\xd8\xff\xe1\0\x10Exif', 'jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
  ['a PNG mangled by a text transfer', '\x89PNG\n\x1a\n\0\0\0\rIHDR', undefined],
  ['a WebP', 'RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['a sound in the container of WebP', 'RIFF\x10\0\0\0WAVEfmt ', undefined],
  ['an AVIF', '\0\0\0\x1cftypavif\0\0\0\0', 'avif'],
  ['an AVIF sequence', '\0\0\0\x1cftypavis\0\0\0\0', undefined],
  ['a HEIC', '\0\0\0\x18ftypheic\0\0\0\0', undefined],
  ['a video', '\0\0\0\x18ftypmp42\0\0\0\0', undefined],
  ['a GIF', 'GIF89a\x01\0\x01\0', undefined],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
  ['an HTML page', '<!doctype html><script>alert(1)</script>', undefined],
  ['a script before a JPEG', '<script/>\xff\xd8\xff\xe0', undefined],
  ['a PDF', '%PDF-1.7', undefined],
  ['a TIFF', 'II*\0', undefined],
  ['a ZIP', 'PK\x03\x04', undefined],
  ['a truncated signature', '\xff\xd8', undefined],
  ['nothing', '', undefined],
])('recognizes or rejects %s', (_, text, kind) => {
  expect(pictureKind(Buffer.from(text, 'latin1'))).toBe(kind)
})
