import type { Page } from '@playwright/test'
import { DemoSite } from '../../fixtures/site/demo-site.ts'
import { test as base, expect } from '../../fixtures/test.ts'

const test = base.extend<object, { store: DemoSite }>({
  store: [
    async ({}, use) => {
      const store = await DemoSite.start('tractor-store')
      await use(store)
      await store.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

// One store for all tests: two would build the teams' bundles at the same time.
test.describe.configure({ mode: 'serial' })

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 })
const countOf = (page: Page) => page.locator('[data-widget="mini-cart"]')

test('tractor store: with one team down the others sell on', async ({ page, store, expectedErrors }) => {
  expectedErrors.push(/./)
  await page.route(/\/bundles\/inspire\//, (route) => route.abort())
  await page.goto(`${store.url}/product/CL-03`)
  // Explore stands in for inspire.
  await expect(page.getByRole('heading', { name: 'Popular with farmers' })).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(countOf(page)).toHaveText('1')

  await page.route(/\/bundles\/checkout\//, (route) => route.abort())
  await page.goto(`${store.url}/products`)
  await page.getByRole('link', { name: /^Millstone 55/ }).click()
  await expect(headingOf(page)).toHaveText('Millstone 55')
  await page.goto(`${store.url}/stores`)
  await expect(page.getByRole('heading', { name: 'Saltley Quay' })).toBeVisible()
})

test('tractor store: a switch shows which team each part is from', async ({ page, store }) => {
  await page.goto(`${store.url}/product/CL-05`)
  await expect(page.locator('[data-boundary="inspire"]')).toBeVisible()
  await expect(page.locator('[data-boundary-page="decide"]')).toBeVisible()
  await expect(page.locator('[data-boundary="checkout"]')).not.toHaveCount(0)
  const outline = () =>
    page.locator('[data-boundary="inspire"]').evaluate((element) => getComputedStyle(element).outlineStyle)
  expect(await outline()).toBe('none')
  await page.getByRole('checkbox', { name: 'Show the teams' }).check()
  expect(await outline()).toBe('dashed')
})

test('tractor store: inspire takes over the recommendations while the store runs, and explore gets them back', async ({
  page,
}) => {
  const store = await DemoSite.start('tractor-store', 'explore', 'decide', 'checkout')
  try {
    await page.goto(`${store.url}/product/CL-09`)
    await expect(page.getByRole('heading', { name: 'Popular with farmers' })).toBeVisible()
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    await store.release('publish', 'inspire')
    await openAnother(page)
    await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Popular with farmers' })).toHaveCount(0)
    await expect(page.locator('[data-slot="recommendations"] li')).toHaveCount(4)

    await store.release('withdraw', 'inspire')
    await openAnother(page)
    await expect(page.getByRole('heading', { name: 'Popular with farmers' })).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  } finally {
    await store.stop()
  }
})

/** Goes from a product's page to that of another, with the registry as it is by then. */
async function openAnother(page: Page) {
  // The server checks the registry every half second, the page at most once a second.
  await page.waitForTimeout(1_100)
  const link = page.getByRole('link', { name: 'Machines' })
  await Promise.all([page.waitForResponse(/registry\.json/), link.hover()])
  await link.click()
  await expect(headingOf(page)).toHaveText('All machines')
  await page.getByRole('link', { name: /^Fen Runner/ }).click()
  await expect(headingOf(page)).toHaveText('Fen Runner')
}
