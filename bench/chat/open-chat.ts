import type { Browser } from '@playwright/test'
import { href, paths } from 'contracts'
import { ONLY_SLOW, withFreshPage } from '../pages/chromium.ts'
import { press } from '../pages/press.ts'
import type { Row } from '../report/row.ts'
import { median } from '../report/statistics.ts'

const BAR = 150
/** Long enough for everything that the page preloads. */
const SETTLING = 3_000

/** From the list to a conversation that was open before, until its newest message is painted. */
export async function measureOpening(
  browser: Browser,
  site: string,
  id: string,
  times: number,
): Promise<Row> {
  const link = `li a[href="${href('chats-id', { id })}"]`
  const newest = '[role="log"] [data-last] time'
  const figure = await withFreshPage(browser, ONLY_SLOW, async (page) => {
    const figures: number[] = []
    await page.goto(site + paths.chats)
    for (let time = 0; time <= times; time += 1) {
      await page.locator(link).waitFor()
      await page.waitForTimeout(SETTLING)
      figures.push(await press(page, link, newest))
      await page.goBack()
    }
    // The first time is a warm-up.
    return median(figures.slice(1))
  })
  return { what: 'chat opened from the list, warm, 4× slower', unit: 'ms', figure, bar: BAR }
}
