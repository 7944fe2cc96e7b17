import type { Page } from '@playwright/test'
import { href, paths } from 'contracts'
import { choose, payBy } from '../fixtures/credits/payment-page.ts'
import { newMember } from '../fixtures/member/new-member.ts'
import { heading } from '../fixtures/member/profiles.ts'
import { expect, test } from '../fixtures/test.ts'

/** On the checkout: enters a discount code. */
async function enterCode(page: Page, code: string) {
  const field = page.getByRole('textbox', { name: 'Discount code' })
  if (!(await field.isVisible())) await page.getByText('Have a discount code?').click()
  await field.fill(code)
  await page.getByRole('button', { name: 'Use code' }).click()
}

test('§2, §5: a member who thinks of leaving gets a code; it lowers one order, and then never again', async ({
  browser,
  site,
}) => {
  const { page, context } = await newMember(browser, site)
  let code = ''

  await test.step('the alternatives to leaving have a code for this member alone', async () => {
    await page.goto(`${site.url}${paths.notifications}#leave`)
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByRole('button', { name: 'Get my code' }).click()
    code = await page.getByText(/^STAY-/).innerText()
    await page.getByRole('link', { name: 'See the prices with it' }).click()
    await expect(heading(page)).toHaveText('Get credits')
  })

  await test.step('it is in the prices, and in the order', async () => {
    await page.getByRole('link', { name: /^Get 60 credits/ }).click()
    await expect(page.getByText(/^Your personal discount: \d+% off/)).toBeVisible()
    await payBy(page, 'Debit or credit card')
    await choose(page, /^Pay /)
    await expect(heading(page)).toHaveText('60 credits added')
    await expect(page.getByRole('term').filter({ hasText: `Discount (${code})` })).toBeVisible()
  })

  await test.step('used and unknown codes are refused in words, and the price stays', async () => {
    await page.goto(site.url + href('credits-id-paymentmethod', { id: 'nl-60' }))
    const button = page.getByRole('button', { name: /^Pay / })
    const price = await button.innerText()
    await enterCode(page, code.toLowerCase())
    await expect(page.getByText('Discount code already used')).toBeVisible()
    await enterCode(page, 'NOTHING-100')
    await expect(page.getByText('Discount code not found')).toBeVisible()
    await expect(button).toHaveText(price)
  })
  await context.close()
})
