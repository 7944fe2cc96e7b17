import type { Browser } from '@playwright/test'
import { pastEntryWarning } from '../../e2e/fixtures/past-entry-warning.ts'
import { versionsIn } from '../../e2e/fixtures/versions-in.ts'
import { UNHURRIED, withFreshPage } from '../pages/chromium.ts'
import type { Row } from '../report/row.ts'
import { PageLoads } from './page-loads.ts'
import { FLIPPED, type FlippingSite } from './two-versions.ts'
import { loadInBrowser } from './visitor-in-browser.ts'

const FLIPS = 100
const BROWSERS = 2
const CLIENTS = 8
/** Wide enough for all links of the navigation; phones have fewer. */
const DESKTOP = { width: 1280, height: 800 }

/** Flips a remote back and forth under constant visits, waiting each time until the server serves it. */
export async function measureFlipsUnderLoad(
  browser: Browser,
  { site, page, versions }: FlippingSite,
): Promise<Row[]> {
  const inBrowser = new PageLoads()
  const byHttp = new PageLoads()
  const over = new AbortController()
  const client = async () => {
    while (!over.signal.aborted) await byHttp.note(() => loadByHttp(page))
  }
  const visitor = () =>
    withFreshPage(browser, UNHURRIED, async (tab) => {
      await tab.setViewportSize(DESKTOP)
      await pastEntryWarning(tab)
      while (!over.signal.aborted) await inBrowser.note(() => loadInBrowser(tab, page))
    })
  const load = [...Array.from({ length: CLIENTS }, client), ...Array.from({ length: BROWSERS }, visitor)]
  for (let flip = 0; flip < FLIPS; flip += 1) {
    await site.promote(FLIPPED, versions[flip % 2] ?? '')
  }
  over.abort()
  await Promise.all(load)
  return [
    ...rows(`${inBrowser.count} visits in a browser`, inBrowser),
    ...rows(`${byHttp.count} loads of HTML and files`, byHttp),
  ]
}

function rows(what: string, { failures, mixed }: PageLoads): Row[] {
  for (const failure of new Set(failures)) console.error(failure)
  const during = `${FLIPS} flips, ${what}`
  return [
    { what: `${during}: failed`, unit: '', figure: failures.length, bar: 0 },
    { what: `${during}: with two versions`, unit: '', figure: mixed, bar: 0 },
  ]
}

/** Loads a page as a browser does, without drawing it: the HTML, and every file it names. */
async function loadByHttp(page: string): Promise<Map<string, Set<string>>> {
  const html = await getText(page)
  const files = [...html.matchAll(/(?:src|href)="(\/bundles\/[^"]+)"/g)].map(([, path = '']) => path)
  if (files.length === 0) throw new Error(`${page} names no files.`)
  await Promise.all(files.map((path) => getText(new URL(path, page).href)))
  return versionsIn(html)
}

async function getText(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
  return answer.text()
}
