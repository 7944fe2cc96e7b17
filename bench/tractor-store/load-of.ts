import { gzipSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'
import { UNHURRIED, withFreshPage } from '../pages/chromium.ts'
import { headingOf, type MeasuredPage } from '../pages/pages.ts'

const KILOBYTE = 1_000

/** Everything that a first visit loads, in kilobytes. */
interface Load {
  /** Its scripts, gzipped. */
  readonly scripts: number
  readonly bytes: number
  readonly requests: number
}

/** Visits a page, without what it preloads for the next ones. */
export function loadOf(browser: Browser, site: string, { path, remote }: MeasuredPage): Promise<Load> {
  return withFreshPage(browser, UNHURRIED, async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    // A file that was loaded early and then used is answered twice.
    const answered = new Map<string, Response>()
    page.on('response', (answer) => {
      if (!answered.has(answer.url())) answered.set(answer.url(), answer)
    })
    await page.goto(site + path)
    await page.locator(headingOf(remote)).waitFor()
    await page.waitForLoadState('networkidle')
    const answers = [...answered.values()]
    const scripts = answers.filter((answer) => new URL(answer.url()).pathname.endsWith('.js'))
    const bodies = await Promise.all(scripts.map((script) => script.body()))
    const sizes = await Promise.all(answers.map((answer) => answer.request().sizes()))
    return {
      scripts: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / KILOBYTE,
      bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / KILOBYTE,
      requests: answers.length,
    }
  })
}
