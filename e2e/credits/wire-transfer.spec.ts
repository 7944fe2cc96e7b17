import { href } from 'contracts'
import { control } from '../fixtures/credits/control.ts'
import { listedPayments } from '../fixtures/credits/listed-payments.ts'
import { choose, payBy, paymentOn } from '../fixtures/credits/payment-page.ts'
import { newMember } from '../fixtures/member/new-member.ts'
import { heading } from '../fixtures/member/profiles.ts'
import { expect, test } from '../fixtures/test.ts'

test('§4, §9: a wire transfer is pending for days, and its credits arrive on every open page when the money does', async ({
  browser,
  site,
}) => {
  const { page, context } = await newMember(browser, site)
  await page.goto(site.url + href('credits-id-paymentmethod', { id: 'nl-150' }))
  await payBy(page, 'Bank transfer')
  const payment = paymentOn(page)
  await choose(page, 'Leave pending for days')

  await test.step('the page says that it takes days, and grants nothing yet', async () => {
    await expect(heading(page)).toHaveText('Processing your payment')
    await expect(page.getByText(/usually within 3 working days/)).toBeVisible()
    await page.goto(site.url + href('transactions-id'))
    await expect(listedPayments(page, 'Pending')).toHaveCount(1)
    await expect(
      page
        .getByRole('navigation')
        .getByRole('link', { name: /premium/i })
        .first(),
    ).toBeVisible()
  })

  await test.step('days later the money is there: the list and the navigation follow by themselves', async () => {
    await control(site, `payments/${payment}/complete`)
    await expect(listedPayments(page, 'Paid')).toHaveCount(1)
    await expect(
      page
        .getByRole('navigation')
        .getByRole('link', { name: /Credits/ })
        .first(),
    ).toBeVisible()
    await listedPayments(page).getByRole('link').click()
    await expect(heading(page)).toHaveText('150 credits added')
  })
  await context.close()
})

test('§4: a wire transfer whose money never arrives fails on the open page', async ({ browser, site }) => {
  const { page, context } = await newMember(browser, site)
  await page.goto(site.url + href('credits-id-paymentmethod', { id: 'nl-150' }))
  await payBy(page, 'Bank transfer')
  const payment = paymentOn(page)
  await choose(page, 'Leave pending for days')
  await expect(heading(page)).toHaveText('Processing your payment')
  await control(site, `payments/${payment}/fail`)
  await expect(heading(page)).toHaveText('Payment failed or has been cancelled')
  await context.close()
})
