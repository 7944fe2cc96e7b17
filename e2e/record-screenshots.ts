/**
 * Records the screenshots in the apps' manifests from the search, whose members are the demo's invented ones with drawn
 * faces. Run by hand after the search has changed: see docs/how-to.md.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { dismissals, paths } from 'contracts'
import { LAUNCH } from './fixtures/chromium.ts'
import { ROOT } from './fixtures/site/remotes.ts'
import { Site } from './fixtures/site/site.ts'

const FOLDER = join(ROOT, 'api/src/features/site/installed-app/screenshots')
/** Bytes of a file. */
const MOST = 60_000
const QUALITIES = [85, 80, 75, 70, 65, 60, 55, 50] as const

const BRANDS = [
  { name: 'amberly', host: 'localhost', locale: 'en-GB' },
  { name: 'marigold', host: 'she.localhost', locale: 'nl-NL' },
  { name: 'garnet', host: 'gay.localhost', locale: 'en-GB' },
] as const

const FORMS: Readonly<Record<string, BrowserContextOptions>> = {
  narrow: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 800 } },
}

/** The window as a WebP, as good as fits. */
async function pictureOf(page: Page): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page)
  for (const quality of QUALITIES) {
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality })
    const picture = Buffer.from(data, 'base64')
    if (picture.length <= MOST) return picture
  }
  throw new Error(`No quality makes a picture of at most ${MOST} bytes.`)
}

const site = await Site.start({ env: { LOG_LEVEL: 'info' } })
await site.prints('Every demo member has a portrait.')
const browser = await chromium.launch(LAUNCH)
for (const { name, host, locale } of BRANDS) {
  for (const [form, options] of Object.entries(FORMS)) {
    const context = await browser.newContext({ ...options, locale, reducedMotion: 'reduce' })
    const url = site.url.replace('localhost', host) + paths.members
    await context.addCookies([{ name: dismissals.entryWarning, value: '1', url }])
    const page = await context.newPage()
    await page.goto(url)
    await page.getByRole('article').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    const picture = await pictureOf(page)
    writeFileSync(join(FOLDER, `${name}-${form}.webp`), picture)
    process.stdout.write(`${name}-${form}.webp: ${picture.length} bytes\n`)
    await context.close()
  }
}
await browser.close()
await site.stop()
