import type { Browser, Page } from '@playwright/test'
import { DemoSite } from '../../fixtures/site/demo-site.ts'
import { test as base, expect } from '../../fixtures/test.ts'
import { colourViolationsOf, violationsOf } from '../../fixtures/violations.ts'

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
const cartLink = (page: Page) => page.getByRole('link', { name: 'Cart', exact: true })
const countOf = (page: Page) => page.locator('[data-widget="mini-cart"]')
const recommended = (page: Page) => page.locator('[data-slot="recommendations"] li')

/** Marks the document, so that a test can tell whether it was left. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isSamePage' in globalThis)

test('tractor store: from home to an order, through all teams, in one document', async ({ page, store }) => {
  await page.goto(store.url)
  await expect(headingOf(page)).toHaveText('Tractors for every field')
  await mark(page)
  await page.getByRole('link', { name: 'Built to be handed down' }).click()
  await expect(headingOf(page)).toHaveText('Classics')
  await expect(page.getByText('10 tractors')).toBeVisible()
  await page.getByRole('link', { name: 'Autonomous' }).click()
  await expect(page.getByText('6 tractors')).toBeVisible()
  await page.getByRole('link', { name: /^Furrow One/ }).click()

  await expect(headingOf(page)).toHaveText('Furrow One')
  await expect(page).toHaveTitle('Furrow One – The Tractor Store')
  await expect(page.getByText('€7,800')).toBeVisible()
  await page.getByRole('link', { name: 'Polar white' }).click()
  await expect(page).toHaveURL(/\?sku=AU-01-WH$/)
  await expect(page.getByRole('img', { name: 'Furrow One in Polar white' })).toBeVisible()
  await expect(page.getByText('€7,900')).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('It is in your cart.')).toBeVisible()
  await expect(countOf(page)).toHaveText('1')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(countOf(page)).toHaveText('2')

  await cartLink(page).click()
  await expect(headingOf(page)).toHaveText('Your cart')
  await expect(page.getByText('Total €15,800')).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Checkout' }).click()
  const order = page.getByRole('button', { name: 'Place the order' })
  await expect(order).toBeDisabled()
  await expect(page.getByRole('navigation', { name: 'Store' })).toHaveCount(0)
  await page.getByLabel('First name').fill('Ida')
  await page.getByLabel('Last name').fill('Fields')
  await expect(order).toBeDisabled()
  await page.getByRole('radio', { name: /Saltley Quay/ }).check()
  await order.click()
  await expect(headingOf(page)).toHaveText('Thank you for your order!')
  await expect(countOf(page)).toHaveText('')
  expect(await isMarked(page)).toBe(true)
})

test('tractor store: a line can be removed, and the cart stays for the next visit', async ({
  page,
  store,
}) => {
  await page.goto(`${store.url}/product/CL-06?sku=CL-06-CO`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(countOf(page)).toHaveText('1')
  await page.goto(`${store.url}/checkout/cart`)
  await expect(countOf(page)).toHaveText('1')
  await page.getByRole('button', { name: 'Remove Saltmarsh Mini Coral' }).click()
  await expect(page.getByText('There is no tractor in it yet.')).toBeVisible()
  await expect(countOf(page)).toHaveText('')
})

test('tractor store: what is sold out cannot be added', async ({ page, store }) => {
  await page.goto(`${store.url}/product/CL-08?sku=CL-08-GH`)
  await expect(page.getByText('Sold out')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeDisabled()
  const answer = await page.request.post(`${store.url}/checkout/cart/add`, { form: { sku: 'CL-08-GH' } })
  expect(answer.status()).toBe(409)
})

test('tractor store: recommendations follow the variant, and on other pages the cart', async ({
  page,
  store,
}) => {
  await page.goto(`${store.url}/product/CL-02?sku=CL-02-MU`)
  await expect(recommended(page)).toHaveCount(4)
  await expect(recommended(page).first()).toContainText('Rowbot 8 Amber')
  await page.getByRole('link', { name: 'Slate blue' }).click()
  await expect(recommended(page).first()).not.toContainText('Rowbot 8 Amber')
  const forBlue = await recommended(page).allTextContents()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await cartLink(page).click()
  await expect(headingOf(page)).toHaveText('Your cart')
  await expect.poll(() => recommended(page).allTextContents()).toEqual(forBlue)
  await recommended(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
})

test('tractor store: without scripts, links and forms lead to an order', async ({ store, browser }) => {
  await onPlainPage(browser, async (page) => {
    await expect(async () => {
      await page.goto(`${store.url}/products/classic`)
      await expect(headingOf(page)).toHaveText('Classics', { timeout: 1_000 })
    }).toPass()
    // On a busy machine a page may be left to the browser, which draws nothing here.
    await expect(async () => {
      await page.goto(`${store.url}/product/CL-01`)
      await page.getByRole('link', { name: 'Barn red' }).click({ timeout: 1_000 })
      await expect(page.getByRole('img', { name: 'Brookfield 24 in Barn red' })).toBeVisible({
        timeout: 1_000,
      })
      // Texts in a noscript element are found by no other locator.
      await expect(page.locator('noscript p')).toHaveText('€2,500', { timeout: 1_000 })
    }).toPass()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page).toHaveURL(/\/checkout\/cart$/)
    await expect(async () => {
      await page.goto(`${store.url}/checkout/cart`)
      await expect(page.getByText('Total €2,500')).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(async () => {
      await page.goto(`${store.url}/checkout/checkout`)
      await page.getByLabel('First name').fill('Ida', { timeout: 1_000 })
    }).toPass()
    await page.getByLabel('Last name').fill('Fields')
    await page.getByLabel('Where will you collect it?').selectOption({ label: 'Westbrook Depot, Westbrook' })
    await page.getByRole('button', { name: 'Place the order' }).click()
    await expect(page).toHaveURL(/\/checkout\/thanks$/)
  })
})

test('tractor store: a product that is not sold is no page', async ({ page, store, expectedErrors }) => {
  expectedErrors.push(/404/)
  const answer = await page.goto(`${store.url}/product/CL-99`)
  expect(answer?.status()).toBe(404)
  await expect(headingOf(page)).toHaveText('This page is lost in the fields')
})

for (const path of [
  '/',
  '/products',
  '/stores',
  '/product/CL-04',
  '/checkout/cart',
  '/checkout/checkout',
  '/checkout/thanks',
])
  test(`tractor store: ${path} passes axe in both colour schemes, and fits 390 px`, async ({
    page,
    store,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${store.url}/product/CL-07`)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(countOf(page)).toHaveText('1')
    await page.goto(store.url + path)
    await expect(headingOf(page)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await colourViolationsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

async function onPlainPage(browser: Browser, use: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  try {
    await use(await context.newPage())
  } finally {
    await context.close()
  }
}
