import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { bomb } from './fixture-pictures.ts'

const MEGABYTE = 1_000_000
const PREPARE_ALL = join(import.meta.dirname, 'fixtures/prepare-all.ts')

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b85' } })

/** The most expensive picture of each accepted format, in few bytes. */
const worst = () =>
  Promise.all([
    plain(8_000, 6_200).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    plain(8_000, 6_200).png({ progressive: true }).toBuffer(),
    plain(4_900, 5_000).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer(),
    plain(8_000, 6_200).webp({ lossless: true, effort: 0 }).toBuffer(),
    plain(4_000, 3_100).avif({ effort: 0 }).toBuffer(),
  ])

test('a dozen of the most expensive pictures at once stay within the memory limit', {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'worst-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const taken = await worst()
  const files = [...taken, ...taken, bomb(20_000, 20_000), bomb(7_000, 7_000)].map((bytes, n) => {
    expect(bytes.length).toBeLessThan(5 * MEGABYTE)
    const path = join(folder, String(n))
    writeFileSync(path, bytes)
    return path
  })
  const child = fork(PREPARE_ALL, files)
  onTestFinished(() => void child.kill('SIGKILL'))
  const [{ statuses, took }] = (await once(child, 'message')) as [{ statuses: string[]; took: number }]
  expect(statuses.map((status) => status === 'fulfilled')).toEqual(files.map((_, n) => n !== 10))
  expect(took).toBeLessThan(700 * MEGABYTE)
})
