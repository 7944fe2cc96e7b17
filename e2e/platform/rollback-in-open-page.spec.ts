import type { Page } from '@playwright/test'
import { buildVariant, removeVariant } from '../fixtures/site/variant.ts'
import { expect, test } from '../fixtures/test.ts'

/** Follows the link to the prices once the page has checked the registry, which it does at most once a second. */
async function openPrices(page: Page) {
  await page.getByRole('link', { name: 'Search members' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Search members' })).toBeVisible()
  const link = page.getByRole('navigation').getByRole('link', { name: 'Prices' })
  await page.waitForTimeout(1_100)
  const [answer] = await Promise.all([page.waitForResponse(/registry\.json/), link.hover()])
  await answer.finished()
  await link.click()
}

test('a rollback takes the words back too, in a page that has seen both versions', async ({
  page,
  releaseSite,
}) => {
  const dist = await buildVariant('mf-credits', {
    'src/words/en.json': (json) =>
      json
        .replace('"What it costs"', '"What it really costs"')
        .replace('"pricing": "Prices"', '"pricing": "Costs"'),
  })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  await page.goto(`${releaseSite.url}/pricing`)
  await expect(heading('What it costs')).toBeVisible()
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await releaseSite.publish(dist)
  await removeVariant(dist)
  await openPrices(page)
  await expect(heading('What it really costs')).toBeVisible()
  await expect(page).toHaveTitle(/Costs/)
  await releaseSite.rollback('mf-credits')
  await openPrices(page)
  await expect(heading('What it costs')).toBeVisible()
  await expect(page).toHaveTitle(/Prices/)
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
})
