import type { Page } from '@playwright/test'
import { paths, staffPaths } from 'contracts'
import { openBackOffice } from '../../fixtures/back-office.ts'
import { publishCommand, releaseCommand } from '../../fixtures/site/release-command.ts'
import type { Site } from '../../fixtures/site/site.ts'
import { buildVariant, removeVariant } from '../../fixtures/site/variant.ts'
import { expect, test } from '../../fixtures/test.ts'
import { violationsOf } from '../../fixtures/violations.ts'

const CREDITS = 'mf-credits'

/** A parameter that the page doesn't know, so that it is rendered for this visitor alone. */
let opened = 0
const pricesOf = ({ url }: Site) => `${url}${paths.pricing}?opened=${(opened += 1)}`

/** Opens the prices as a visitor whose browser measures, which the site tells half of them. */
async function openMeasured(page: Page, site: Site): Promise<void> {
  const response = await page.goto(pricesOf(site))
  if ((await response?.headerValue('server-timing')) === 'measured') return
  await page.context().clearCookies({ name: 'visitor' })
  await openMeasured(page, site)
}

async function visit(page: Page, heading: string) {
  // The slowest answer of the visit is this page's.
  await page.evaluate(() => {
    const keepBusy = () => {
      const end = performance.now() + 300
      while (performance.now() < end);
    }
    addEventListener('click', keepBusy, { once: true })
  })
  await page.getByRole('heading', { level: 1, name: heading }).click()
  // The code comes once the page has loaded.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/measure\./.test(name)),
  )
  await page.getByRole('link', { name: 'Search members' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Search members' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Prices' }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  // Layout shifts, and the slowest answer, are known only when the visitor leaves.
  await page.goto('about:blank')
  await page.waitForTimeout(200)
}

const versionIn = async (site: Site, role: 'live' | 'canary') =>
  (await site.status()).find(({ name }) => name === CREDITS)?.[role]

test('browsers measure pages, and `release status` says how fast each version is', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  test.setTimeout(300_000)
  // The code may have been used by another test.
  expectedErrors.push(/status of 422/)
  const live = (await ownSite.liveVersions()).get(CREDITS) ?? ''
  // The first views are left to browsers, while the processes that render start.
  await expect.poll(async () => (await fetch(pricesOf(ownSite))).text()).toContain('id="root" data-painted')
  await openMeasured(page, ownSite)
  await visit(page, 'What it costs')
  await expect
    .poll(async () => (await versionIn(ownSite, 'live'))?.speeds)
    .toMatchObject({
      lcp: expect.any(Number),
      inp: expect.any(Number),
      cls: expect.any(Number),
      ttfb: expect.any(Number),
      change: expect.any(Number),
      server: expect.any(Number),
    })

  const dist = await buildVariant(CREDITS, {
    'src/words/en.json': (json) => json.replace('What it costs', 'What it really costs'),
  })
  const { version: canary } = await publishCommand(ownSite, dist, '--canary', '100%')
  await removeVariant(dist)
  await test.step('everyone who has a canary is measured', async () => {
    await page.context().clearCookies({ name: 'visitor' })
    await page.goto(pricesOf(ownSite))
    await visit(page, 'What it really costs')
    await expect.poll(async () => (await versionIn(ownSite, 'canary'))?.speeds.lcp).toBeGreaterThan(0)
  })

  await test.step('release status has both versions, page by page', async () => {
    const printed = await releaseCommand(ownSite, 'status', CREDITS)
    for (const version of [live, canary]) {
      expect(printed).toMatch(
        new RegExp(`${CREDITS}  ${version}  all +\\d+ +\\d+ +\\d+ +[\\d.]+ +\\d+ +\\d+`),
      )
      expect(printed).toMatch(new RegExp(`${CREDITS}  ${version}  pricing +\\d+ +\\d`))
    }
  })

  await test.step('so have the metrics, with the shell', async () => {
    const metrics = await (await fetch(`${ownSite.url}/metrics`)).text()
    for (const [version, channel] of [
      [live, 'live'],
      [canary, 'canary'],
    ])
      expect(metrics).toContain(
        `bundle_lcp_seconds_count{bundle="${CREDITS}",version="${version}",channel="${channel}",page="pricing"} 1`,
      )
    expect(metrics).toMatch(/bundle_page_change_seconds_count\{bundle="shell",[^}]+\} [1-9]/)
  })

  await test.step('and the back office', async () => {
    await openBackOffice(page, ownSite, 'staff')
    await page.goto(`${ownSite.url}${staffPaths['staff-releases']}?bundle=${CREDITS}`)
    const speeds = page.getByRole('region', { name: `How fast ${CREDITS} is` })
    await expect(speeds.getByRole('row', { name: /All pages Canary/ })).toContainText(/\d/)
    await expect(speeds.getByRole('row', { name: /pricing Live/ })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })
})
