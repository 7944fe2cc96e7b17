import type { Page } from '@playwright/test'
import { pageNames } from 'contracts'
import { heading } from '../fixtures/member/profiles.ts'
import { expect, test } from '../fixtures/test.ts'

const main = (page: Page) => page.getByRole('main')

test('§2: a visitor reads the static pages, from the footer, in each language they choose', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/terms`)
  await expect(main(page).getByRole('heading', { name: 'Who may join' })).toBeVisible()
  await expect(main(page).getByText('Amberly Example Ltd').first()).toBeVisible()
  await main(page).getByRole('link', { name: 'return policy' }).click()
  await expect(heading(page)).toHaveText('Return policy')
  await expect(main(page).getByText('You have 14 days from the payment', { exact: false })).toBeVisible()
  await page.goto(`${site.url}/faq?lang=fi`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await expect(main(page).locator('details').nth(20)).toBeAttached()
})

test('the contents of a page lead to its parts, and an address to an answer', async ({ page, site }) => {
  await page.goto(`${site.url}/privacy`)
  await main(page).getByRole('link', { name: 'Your rights' }).click()
  await expect(main(page).getByRole('heading', { name: 'Your rights' })).toBeInViewport()
  await page.goto(`${site.url}/faq`)
  const answer = main(page).getByText(/You pay once for a bundle/)
  await expect(answer).toBeHidden()
  await main(page).getByText('Is there a subscription?').click()
  await expect(answer).toBeVisible()
})

test('§3: the pages of another brand name its own company', async ({ page, site }) => {
  for (const name of pageNames.filter((name) => name !== 'cookies' && name !== 'faq' && name !== 'ban')) {
    await page.goto(`${site.url.replace('localhost', 'she.localhost')}/${name}`)
    await expect(main(page).getByText('Marigold Example B.V.').first()).toBeVisible()
  }
})
