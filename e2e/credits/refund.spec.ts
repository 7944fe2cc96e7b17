import type { Page } from '@playwright/test'
import { href, paths } from 'contracts'
import { control } from '../fixtures/credits/control.ts'
import { listedPayments } from '../fixtures/credits/listed-payments.ts'
import { choose, payBy, paymentOn } from '../fixtures/credits/payment-page.ts'
import { newMember } from '../fixtures/member/new-member.ts'
import { heading } from '../fixtures/member/profiles.ts'
import { sentMessage } from '../fixtures/member/sent-message.ts'
import { expect, test } from '../fixtures/test.ts'

/** Asks for the refund of the open payment, and confirms. */
async function askForRefund(page: Page) {
  await page.getByRole('button', { name: /^Refund / }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Refund 60 unused credits?' })
  await dialog.getByRole('button', { name: /^Refund / }).click()
}

test('§9: unused credits are refunded in one confirmation, with a receipt by mail, and the balance follows in every tab', async ({
  browser,
  site,
}) => {
  const { page, context, email } = await newMember(browser, site)
  const balance = await context.newPage()
  await page.goto(site.url + href('credits-id-paymentmethod', { id: 'nl-60' }))
  await payBy(page, 'Paysafecard')
  await choose(page, /^Pay /)
  await expect(heading(page)).toHaveText('60 credits added')
  await balance.goto(site.url + paths.credits)
  await expect(balance.getByText('Your balance: 75')).toBeVisible()

  await askForRefund(page)
  await expect(heading(page)).toHaveText(/ refunded$/)
  await expect(balance.getByText('Your balance: 15')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Refund / })).toBeHidden()
  await sentMessage({
    page,
    url: site.url,
    to: email,
    text: /Receipt for your refund/,
  })
  await page.goto(site.url + href('transactions-id'))
  await expect(listedPayments(page, 'Refunded')).toHaveCount(1)
  await context.close()
})

test('§9: a refund that the bank refuses says so and leads to customer service', async ({
  browser,
  site,
}) => {
  const { page, context } = await newMember(browser, site)
  await page.goto(site.url + href('credits-id-paymentmethod', { id: 'nl-60' }))
  await payBy(page, 'Debit or credit card')
  const payment = paymentOn(page)
  await control(site, `payments/${payment}/behaviour`, { refunds: 'fail' })
  await choose(page, /^Pay /)
  await askForRefund(page)
  await expect(heading(page)).toHaveText('The refund didn’t go through')
  await expect(page.getByRole('main').getByRole('link', { name: 'Customer service' })).toBeVisible()
  await context.close()
})
