import type { Browser, Page } from '@playwright/test'
import { SLOW_PHONE, withFreshPage } from '../pages/chromium.ts'
import { headingOf, type MeasuredPage } from '../pages/pages.ts'
import { watchPage } from '../pages/watch-page.ts'
import { isServerRendered } from './server-rendered-html.ts'

/** Milliseconds, except for the layout shift. */
export interface FirstView {
  /** Whether the page came with its content. */
  readonly isServerRendered: boolean
  readonly largestPaint: number
  readonly layoutShift: number
  /** The longest task that ends after the largest paint. */
  readonly longestTask: number
  /** Total blocking time: the time beyond 50 ms of each task after the first paint. */
  readonly blockingTime: number
  /** When the page was rendered, or hydrated; NaN for one without scripts. */
  readonly drawn: number
}

/** Long enough for the final largest paint, and for preloading the other remotes. */
const SETTLING = 3_500
const UNBLOCKED = 50

/** The first visit on a slow phone. */
export function visitFirst(
  browser: Browser,
  site: string,
  page: MeasuredPage,
  settling = SETTLING,
): Promise<FirstView> {
  return withFreshPage(browser, SLOW_PHONE, async (tab) => {
    await tab.addInitScript(watchPage)
    return open(tab, site, page, settling)
  })
}

/** The first visit on a slow phone, and the next one, with a full cache. */
export function visitTwice(browser: Browser, site: string, page: MeasuredPage) {
  return withFreshPage(browser, SLOW_PHONE, async (tab) => {
    await tab.addInitScript(watchPage)
    const first = await open(tab, site, page, SETTLING)
    // The same address again would be a reload.
    await tab.goto('about:blank')
    return { first, next: await open(tab, site, page, SETTLING) }
  })
}

async function open(tab: Page, site: string, { path, remote }: MeasuredPage, settling: number) {
  const answer = await tab.goto(site + path)
  // Don't query the page meanwhile: looking for a heading runs a script in it, 70 ms on this phone.
  await tab.waitForTimeout(settling)
  await shown(tab, remote)
  const html = (await answer?.text()) ?? ''
  const { longTasks, firstPaint, ...observed } = await tab.evaluate(() => {
    const [drawn] = performance.getEntriesByName('page-drawn')
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return {
      ...globalThis.observed,
      firstPaint: paint?.startTime ?? 0,
      drawn: drawn?.startTime ?? Number.NaN,
    }
  })
  const endingAfter = (moment: number) =>
    longTasks.filter(([start, duration]) => start + duration > moment).map(([, duration]) => duration)
  return {
    ...observed,
    isServerRendered: isServerRendered(html),
    longestTask: Math.max(0, ...endingAfter(observed.largestPaint)),
    blockingTime: endingAfter(firstPaint).reduce((sum, duration) => sum + duration - UNBLOCKED, 0),
  }
}

/** Resolves once the remote's page shows; throws with the page's text if it doesn't. */
async function shown(page: Page, remote: string) {
  try {
    await page.locator(headingOf(remote)).waitFor()
  } catch (cause) {
    const text = await page.locator('body').innerText()
    throw new Error(`${page.url()} did not show the page of ${remote}, but: ${text}`, { cause })
  }
}
