import type { Browser, CDPSession } from '@playwright/test'
import type { Row } from '../report/row.ts'
import { ONLY_FAR, withFreshPage } from './chromium.ts'
import { generations, type Request } from './generations.ts'
import { headingOf, type MeasuredPage } from './pages.ts'

const TRIPS = 3
/** Resource types that the page's own code may wait for; fonts and pictures never block it. */
const NEEDED: readonly string[] = ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR']

/** Counts the sequential requests until the page's own code has drawn something. */
export async function measureRoundTrips(
  browser: Browser,
  site: string,
  { name, path, remote }: MeasuredPage,
): Promise<Row> {
  const figure = await withFreshPage(browser, ONLY_FAR, async (page, protocol) => {
    const requests = watchRequests(protocol)
    await page.addInitScript(noteDrawing, headingOf(remote))
    await page.goto(site + path)
    await page.locator(headingOf(remote)).waitFor()
    const { drawnAt } = await page.evaluate(() => globalThis.drawn)
    return generations(requests().filter(({ end }) => end <= drawnAt))
  })
  return { what: `${name}: round trips before its own code runs`, unit: '', figure, bar: TRIPS }
}

declare global {
  var drawn: { drawnAt: number }
}

function noteDrawing(heading: string) {
  const drawn = { drawnAt: Number.POSITIVE_INFINITY }
  globalThis.drawn = drawn
  new MutationObserver((_, observer) => {
    if (!document.querySelector(heading)) return
    drawn.drawnAt = performance.now()
    observer.disconnect()
  }).observe(document, { subtree: true, childList: true, attributes: true })
}

/** The answered requests, with times relative to the start of the first. */
function watchRequests(protocol: CDPSession): () => Request[] {
  const started = new Map<string, { url: string; start: number }>()
  const answered: Request[] = []
  let origin: number | undefined
  const since = (seconds: number) => seconds * 1_000 - (origin ?? 0)
  protocol.on('Network.requestWillBeSent', ({ requestId, timestamp, request, type = 'Other' }) => {
    origin ??= timestamp * 1_000
    if (NEEDED.includes(type)) started.set(requestId, { url: request.url, start: since(timestamp) })
  })
  protocol.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = started.get(requestId)
    if (request) answered.push({ ...request, end: since(timestamp) })
  })
  return () => answered
}
