import type { CDPSession, Page } from '@playwright/test'
import { asMember } from '../fixtures/member/as-member.ts'
import { expect, test } from '../fixtures/test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const CHANGES = 1_000

test(`${CHANGES} page changes leave no node, listener or memory behind`, async ({ page, site }) => {
  test.setTimeout(480_000)
  await asMember(page)
  await page.goto(`${site.url}/members`)
  await expect(heading(page, 'Search members')).toBeVisible()
  const devtools = await page.context().newCDPSession(page)
  await walk(page, 100)
  const before = await measure(devtools)
  await walk(page, CHANGES)
  const after = await measure(devtools)
  test.info().annotations.push({ type: 'measured', description: JSON.stringify({ before, after }) })
  expect(after.nodes - before.nodes).toBeLessThan(200)
  expect(after.listeners - before.listeners).toBeLessThan(200)
  expect(after.heap - before.heap).toBeLessThan(3_000_000)
})

/** Clicks through the remotes as soon as each heading shows, then once more, waiting until each page is complete. */
async function walk(page: Page, changes: number) {
  await pass(page, changes, ':not(*)')
  // The browser retains the last page it left, so end on the same one before and after.
  await pass(page, 3, '[data-outlet] [aria-busy="true"]')
}

async function pass(page: Page, changes: number, unfinished: string) {
  await page.evaluate(
    async ([count, unfinished]) => {
      const stops = [
        ['/premium', 'mf-credits'],
        ['/chats', 'mf-chat'],
        ['/members', 'mf-members'],
      ] as const
      for (let n = 0; n < count; n += 1) {
        const [path, remote] = stops[n % stops.length] ?? stops[0]
        document.querySelector<HTMLElement>(`nav a[href="${path}"]`)?.click()
        while (
          !document.querySelector(`[data-remote="${remote}"]:not([hidden]) h1`) ||
          location.pathname !== path ||
          document.querySelector(unfinished)
        ) {
          await new Promise((resolve) => setTimeout(resolve, 4))
        }
      }
    },
    [changes, unfinished] as const,
  )
}

async function measure(devtools: CDPSession) {
  // single-spa's timeout timers retain a parcel until its mount could have timed out.
  await new Promise((resolve) => setTimeout(resolve, 6_000))
  await devtools.send('HeapProfiler.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return { nodes, listeners: jsEventListeners, heap: usedSize }
}
