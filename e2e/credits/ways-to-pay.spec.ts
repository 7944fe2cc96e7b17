import { href } from 'contracts'
import { listedPayments } from '../fixtures/credits/listed-payments.ts'
import { choose, payBy } from '../fixtures/credits/payment-page.ts'
import { newMember } from '../fixtures/member/new-member.ts'
import { heading } from '../fixtures/member/profiles.ts'
import { expect, test } from '../fixtures/test.ts'

const WAYS = [
  { family: 'redirect', method: 'iDEAL' },
  { family: 'wallet', method: 'PayPal' },
  { family: 'voucher', method: 'Paysafecard' },
] as const

test('§9: credits are paid by card with 3-D Secure, bank, wallet and voucher, and each payment counts once', async ({
  browser,
  site,
}) => {
  const { page, context } = await newMember(browser, site)
  const checkout = site.url + href('credits-id-paymentmethod', { id: 'nl-60' })
  const added = () => expect(heading(page)).toHaveText('60 credits added')

  await test.step('card: the bank asks, and the payer confirms', async () => {
    await page.goto(checkout)
    await payBy(page, 'Debit or credit card')
    await choose(page, 'Ask for 3-D Secure')
    await expect(page.getByRole('heading', { name: '3-D Secure' })).toBeVisible()
    await choose(page, 'Confirm')
    await added()
  })

  for (const { family, method } of WAYS)
    await test.step(`${family}: ${method}`, async () => {
      await page.goto(checkout)
      await payBy(page, method)
      await choose(page, /^Pay /)
      await added()
      await expect(page.getByRole('definition').filter({ hasText: method })).toBeVisible()
    })

  await test.step('opening the address of the return again adds nothing', async () => {
    await page.reload()
    await added()
    await expect(page.getByText('Your balance: 255')).toBeVisible()
  })

  await test.step('the history lists all of them as paid', async () => {
    await page.goto(site.url + href('transactions-id'))
    await expect(listedPayments(page, 'Paid')).toHaveCount(1 + WAYS.length)
  })
  await context.close()
})
