import { href, paths } from 'contracts'
import { listedPayments } from '../fixtures/credits/listed-payments.ts'
import { choose, payBy } from '../fixtures/credits/payment-page.ts'
import { newMember } from '../fixtures/member/new-member.ts'
import { expect, test } from '../fixtures/test.ts'

test('§1, §4, §8: after a declined payment a free member buys credits another way, and is premium in both tabs', async ({
  browser,
  site,
}) => {
  const { page, context } = await newMember(browser, site)
  const other = await context.newPage()
  await other.goto(site.url + paths.members)
  const navigation = other.getByRole('navigation')
  await expect(navigation.getByRole('link', { name: /premium/i }).first()).toBeVisible()

  await test.step('premium leads to the checkout, and the checkout to the payment page', async () => {
    await page.goto(site.url + paths.premium)
    await page.getByRole('link', { name: /^Get 60 credits/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
    await payBy(page, 'PayPal')
  })

  await test.step('a declined payment says so and offers another way', async () => {
    await choose(page, 'Decline')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment failed or has been cancelled')
    await expect(navigation.getByRole('link', { name: /premium/i }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Choose another way to pay' }).click()
  })

  await test.step('a card pays: the credits are there, and the member is premium in the other tab within a second', async () => {
    await payBy(page, 'Debit or credit card')
    await choose(page, /^Pay /)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('60 credits added')
    await expect(navigation.getByRole('link', { name: /Credits/ }).first()).toBeVisible({ timeout: 1_000 })
    await expect(page.getByText('You’re premium now')).toBeVisible()
  })

  await test.step('the address of the return proves nothing, and the history lists both payments', async () => {
    const failed = listedPayments(page, 'Failed')
    await page.goto(site.url + href('transactions-id'))
    await expect(listedPayments(page, 'Paid')).toHaveCount(1)
    await failed.getByRole('link').click()
    await expect(page).toHaveURL(/\/transactions\/.+/)
    await page.goto(`${page.url()}?status=succeeded`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment failed or has been cancelled')
  })
  await context.close()
})
