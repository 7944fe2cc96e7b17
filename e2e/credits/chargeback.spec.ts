import { href, paths } from 'contracts'
import { control } from '../fixtures/credits/control.ts'
import { listedPayments } from '../fixtures/credits/listed-payments.ts'
import { choose, payBy, paymentOn } from '../fixtures/credits/payment-page.ts'
import { newMember } from '../fixtures/member/new-member.ts'
import { heading } from '../fixtures/member/profiles.ts'
import { expect, test } from '../fixtures/test.ts'

test('a member whose bank takes a payment back sees it at once: the order says so, and its credits are gone', async ({
  browser,
  site,
}) => {
  const { page, context } = await newMember(browser, site)
  const balance = await context.newPage()
  await balance.goto(site.url + paths.credits)
  await expect(balance.getByText('Your balance: 15')).toBeVisible()
  await page.goto(site.url + href('credits-id-paymentmethod', { id: 'nl-60' }))
  await payBy(page, 'Debit or credit card')
  const payment = paymentOn(page)
  await choose(page, /^Pay /)
  await expect(heading(page)).toHaveText('60 credits added')
  await expect(balance.getByText('Your balance: 75')).toBeVisible()

  await test.step('an open dispute takes nothing yet', async () => {
    await control(site, `payments/${payment}/dispute`)
    await page.reload()
    await expect(heading(page)).toHaveText('60 credits added')
    await expect(balance.getByText('Your balance: 75')).toBeVisible()
  })

  await test.step('a lost one takes the credits, in every tab', async () => {
    await control(site, `payments/${payment}/lose`)
    await expect(heading(page)).toHaveText('Charged back')
    await expect(balance.getByText('Your balance: 15')).toBeVisible()
    await page.goto(site.url + href('transactions-id'))
    await expect(listedPayments(page, 'Charged back')).toHaveCount(1)
  })
  await context.close()
})
