import type { Browser, Page } from '@playwright/test'
import { SLOW_PHONE, withFreshPage } from './chromium.ts'
import { headingOf, type MeasuredPage } from './pages.ts'
import { watchPage } from './watch-page.ts'

/** Long enough for the final largest paint, and for preloading the other remotes. */
export const SETTLING = 3_500

export interface Visit {
  readonly largestPaint: number
  readonly layoutShift: number
  readonly longestTaskAfterLoad: number
}

/** A first visit on a slow phone. */
export function visit(browser: Browser, site: string, { path, remote }: MeasuredPage): Promise<Visit> {
  return withFreshPage(browser, SLOW_PHONE, async (page) => {
    await page.addInitScript(watchPage)
    await page.goto(site + path)
    // Don't query the page meanwhile: looking for a heading runs a script in it, 70 ms on this phone.
    await page.waitForTimeout(SETTLING)
    await shown(page, remote)
    const { largestPaint, layoutShift, longTasks, loaded } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return { ...globalThis.observed, loaded: navigation?.loadEventEnd ?? 0 }
    })
    const afterLoad = longTasks.filter(([start]) => start >= loaded).map(([, duration]) => duration)
    return { largestPaint, layoutShift, longestTaskAfterLoad: Math.max(0, ...afterLoad) }
  })
}

/** Resolves once the remote's page shows; throws with the page's text if it doesn't. */
export async function shown(page: Page, remote: string) {
  try {
    await page.locator(headingOf(remote)).waitFor()
  } catch (cause) {
    const text = await page.locator('body').innerText()
    throw new Error(`${page.url()} did not show the page of ${remote}, but: ${text}`, { cause })
  }
}
