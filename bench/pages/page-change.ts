import type { Browser } from '@playwright/test'
import { pastEntryWarning } from '../../e2e/fixtures/past-entry-warning.ts'
import type { Row } from '../report/row.ts'
import { median } from '../report/statistics.ts'
import { ROUND_TRIP, SLOW_PHONE, withFreshPage } from './chromium.ts'
import { type MeasuredPage, PAGES } from './pages.ts'
import { press } from './press.ts'

const AT_HAND = 150
/** Long enough for everything that the page preloads. */
const SETTLING = 3_000

/** From the lander to another remote's page: once preloaded by hovering its link, once not. */
export async function measurePageChanges(browser: Browser, site: string, times: number): Promise<Row[]> {
  const [, to] = PAGES
  const series = async (isPrefetched: boolean) => {
    const figures: number[] = []
    for (let time = 0; time < times; time += 1) figures.push(await change(browser, site, to, isPrefetched))
    return median(figures)
  }
  return [
    { what: 'change of page, prefetched', unit: 'ms', figure: await series(true), bar: AT_HAND },
    {
      what: 'change of page, not prefetched',
      unit: 'ms',
      figure: await series(false),
      bar: ROUND_TRIP + AT_HAND,
    },
  ]
}

function change(browser: Browser, site: string, to: MeasuredPage, isPrefetched: boolean): Promise<number> {
  return withFreshPage(browser, SLOW_PHONE, async (page) => {
    await pastEntryWarning(page)
    await page.goto(site)
    const link = page.locator(`main a[href="${to.path}"]`).first()
    await link.waitFor()
    await page.waitForTimeout(SETTLING)
    if (isPrefetched) {
      await link.hover()
      await page.waitForTimeout(SETTLING)
    }
    return press(page, `main a[href="${to.path}"]`, `[data-remote="${to.remote}"] h1`)
  })
}
