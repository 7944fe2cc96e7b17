import type { Page } from '@playwright/test'
import { dismissals } from 'contracts'
import { expect } from '../fixtures/test.ts'

/** Opens a page that the server has rendered, whose scripts wait until `release`. */
export async function openEarly(page: Page, url: string): Promise<{ release: () => void }> {
  const gate = Promise.withResolvers<void>()
  // A warning would cover the page.
  await page.context().addCookies([{ name: dismissals.entryWarning, value: '1', url }])
  await page.route(/\/bundles\/.*\.js$/, async (route) => {
    await gate.promise
    // The page may have been left meanwhile.
    await route.continue().catch(() => {})
  })
  // On a busy machine a page may be left to the browser.
  await expect(async () => {
    await page.goto(url, { waitUntil: 'commit' })
    await expect(page.locator('[data-painted] h1')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  return { release: gate.resolve }
}
