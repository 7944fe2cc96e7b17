import type { Browser, Page } from '@playwright/test'
import { getEvents } from 'contracts'
import type { Row } from '../report/row.ts'
import type { Sites } from '../sites.ts'
import { UNHURRIED, withFreshPage } from './chromium.ts'
import { headingOf, type MeasuredPage } from './pages.ts'

const RATIO = 1.1
const LANDER_SCRIPTS = 190
const KILOBYTE = 1_000

interface Bytes {
  readonly scripts: number
  readonly styles: number
}

/** The bytes a page transfers, beside the monolith's. */
export async function measureBytes(
  browser: Browser,
  { federated, monolith }: Sites,
  page: MeasuredPage,
): Promise<Row[]> {
  const mine = await bytesOf(browser, federated.url, page)
  const reference = await bytesOf(browser, monolith.url, page)
  const sum = ({ scripts, styles }: Bytes) => (scripts + styles) / KILOBYTE
  return [
    {
      what: `${page.name}: bytes of JS and CSS ÷ one bundle's`,
      unit: 'kB',
      figure: sum(mine),
      reference: sum(reference),
      ratio: sum(mine) / sum(reference),
      bar: RATIO,
    },
    ...(page.name === 'lander'
      ? [
          {
            what: `${page.name}: bytes of JS`,
            unit: 'kB',
            figure: mine.scripts / KILOBYTE,
            bar: LANDER_SCRIPTS,
          } as const,
        ]
      : []),
  ]
}

function bytesOf(browser: Browser, site: string, { path, remote }: MeasuredPage): Promise<Bytes> {
  return withFreshPage(browser, UNHURRIED, async (page) => {
    // The other remotes, preloaded when idle, are not part of this page.
    await page.addInitScript(saveData)
    // With an open event stream, the network would never be idle.
    await page.route(`**${getEvents.path}*`, (route) => route.fulfill({ contentType: 'text/event-stream' }))
    await page.goto(site + path)
    await page.locator(headingOf(remote)).waitFor()
    await page.waitForLoadState('networkidle')
    return { scripts: await sizeOf(page, '.js'), styles: await sizeOf(page, '.css') }
  })
}

function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/** A preloaded file that was then used appears twice, once without a size. */
function sizeOf(page: Page, ending: string): Promise<number> {
  return page.evaluate((ending) => {
    const sizes = new Map<string, number>()
    for (const { name, encodedBodySize } of performance.getEntriesByType('resource')) {
      if (new URL(name).pathname.endsWith(ending))
        sizes.set(name, Math.max(encodedBodySize, sizes.get(name) ?? 0))
    }
    return [...sizes.values()].reduce((sum, size) => sum + size, 0)
  }, ending)
}
