/**
 * Records the clips of the landing pages, and their posters, from the scenes beside this file. Run by hand after a scene has
 * changed: see the README of mf-landers.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { chromium, type Page } from 'playwright'

interface Clip {
  readonly name: string
  readonly scene: string
  readonly w: number
  readonly h: number
  readonly seconds: number
  /** The moment that the poster shows. */
  readonly poster: number
}

const CLIPS: readonly Clip[] = [
  { name: 'city-tall', scene: 'city', w: 540, h: 960, seconds: 10, poster: 0.5 },
  { name: 'city-wide', scene: 'city', w: 960, h: 540, seconds: 10, poster: 0.5 },
  { name: 'city', scene: 'city', w: 720, h: 720, seconds: 10, poster: 0.5 },
  { name: 'bubbles', scene: 'bubbles', w: 720, h: 720, seconds: 8, poster: 0.2 },
  { name: 'table', scene: 'table', w: 720, h: 720, seconds: 8, poster: 0.1 },
  { name: 'sea', scene: 'sea', w: 720, h: 720, seconds: 8, poster: 0.06 },
]

const MOST = { clip: 300_000, poster: 25_000 }
const SITE = 'https://clips.invalid'
const out = new URL('../src/clips/', import.meta.url)

async function open(page: Page) {
  await page.route(`${SITE}/**`, (route) => {
    const path = new URL(route.request().url()).pathname
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: read('page.html') })
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(read(path.slice(1))) })
  })
  await page.goto(SITE)
  await page.waitForFunction('globalThis.record')
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** Calls a function of `recorder.ts` in the page. */
const ask = <T>(page: Page, name: string, ...input: unknown[]): Promise<T> =>
  page.evaluate(`${name}(${input.map((one) => JSON.stringify(one)).join(', ')})`)

function save(name: string, base64: string, most: number) {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > most) throw new Error(`${name} has ${bytes.length} bytes, more than ${most}.`)
  writeFileSync(new URL(name, out), bytes)
  return bytes.length
}

async function record(page: Page, { name, poster, ...clip }: Clip) {
  const order = { ...clip, bitsPerSecond: Math.floor((MOST.clip * 8 * 1.1) / clip.seconds) }
  const { frames, base64 } = await ask<{ frames: number; base64: string }>(page, 'record', order)
  const bytes = save(`${name}.webm`, base64, MOST.clip)
  const still = await ask<string>(page, 'still', order, poster, 'image/webp', 0.82)
  const size = save(`${name}.webp`, still, MOST.poster)
  process.stdout.write(`${name}: ${frames} frames, ${bytes} bytes; poster ${size} bytes\n`)
}

const wanted = process.argv.slice(2)
const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
const page = await browser.newPage()
await open(page)
for (const clip of CLIPS) {
  if (wanted.length === 0 || wanted.includes(clip.name)) await record(page, clip)
}
await browser.close()
