// The watching fixture would refuse a page's requests to a second origin.
import { expect, test } from '@playwright/test'
import { pastEntryWarning } from '../fixtures/past-entry-warning.ts'
import { Site } from '../fixtures/site/site.ts'
import { withoutWaitingLike } from '../fixtures/without-waiting-like.ts'

test('with BUNDLES_URL, pages load every bundle from the CDN, also after a navigation', async ({ page }) => {
  // Another node of the site stands for the CDN, which gets the files from /bundles of the site.
  const cdn = await Site.start()
  const site = await cdn.addNode({ BUNDLES_URL: `${cdn.url}/bundles` })
  try {
    await pastEntryWarning(page)
    await withoutWaitingLike(page)
    const problems: string[] = []
    const files: string[] = []
    page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())))
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('request', (request) => void files.push(request.url()))

    await page.goto(`${site.url}/pricing`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What it costs')
    await page.getByRole('link', { name: 'Log in' }).first().click()
    await expect(page.locator('[data-remote="mf-account"]:not([hidden]) h1')).toBeVisible()

    const bundles = files.filter((url) => url.includes('/bundles/'))
    expect(bundles.some((url) => url.includes('/mf-account/'))).toBe(true)
    expect(bundles.filter((url) => !url.startsWith(`${cdn.url}/bundles/`))).toEqual([])
    expect(problems).toEqual([])
    await page.goto('about:blank')
  } finally {
    await site.stop()
    await cdn.stop()
  }
})
