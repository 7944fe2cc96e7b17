import type { Page } from '@playwright/test'
import { headingOf, PAGES } from '../pages/pages.ts'
import { FLIPPED } from './two-versions.ts'

const PATIENCE = 10_000
const [, OTHER] = PAGES

/** Opens a page of the flipped remote, navigates to another remote and back, which may bring a new version. */
export async function loadInBrowser(page: Page, url: string): Promise<Map<string, Set<string>>> {
  const path = new URL(url).pathname
  const found = new Map<string, Set<string>>()
  await page.goto(url)
  await drawn(page, FLIPPED, found)
  await page.locator(`nav a[href="${OTHER.path}"]`).click()
  await drawn(page, OTHER.remote, found)
  await page.locator(`nav a[href="${path}"]`).click()
  await drawn(page, FLIPPED, found)
  return found
}

/** Waits for a page, and records each remote's versions that are in the document at the same time. */
async function drawn(page: Page, remote: string, found: Map<string, Set<string>>) {
  await page.locator(headingOf(remote)).waitFor({ timeout: PATIENCE })
  const standing = await page.locator('[data-remote]').evaluateAll((elements) =>
    elements.map((element) => {
      const { remote = '', version = '' } = (element as HTMLElement).dataset
      return [remote, version] as const
    }),
  )
  for (const [name, of] of Map.groupBy(standing, ([name]) => name)) {
    const versions = new Set(of.map(([, version]) => version))
    if (versions.size > (found.get(name)?.size ?? 0)) found.set(name, versions)
  }
}
