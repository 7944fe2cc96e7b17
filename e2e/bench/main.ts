import { execFileSync } from 'node:child_process'
import { ROOT } from '../fixtures/remotes.ts'
import { launchChromium } from './chromium.ts'
import { measureVisits } from './largest-paint.ts'
import { PAGES } from './pages.ts'
import { withSites } from './sites.ts'
import { formatTable } from './table.ts'

const browser = await launchChromium()
await withSites(false, async (sites) => {
  for (const page of PAGES)
    if (!page.isForMembers) console.log(formatTable('x', await measureVisits(browser, sites, page, 3)))
})
await withSites(true, async (sites) => {
  for (const page of PAGES)
    if (page.isForMembers) console.log(formatTable('x', await measureVisits(browser, sites, page, 3)))
})
await browser.close()
