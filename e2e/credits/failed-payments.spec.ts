import { href } from 'contracts'
import { control } from '../fixtures/credits/control.ts'
import { listedPayments } from '../fixtures/credits/listed-payments.ts'
import { choose, payBy, paymentOn } from '../fixtures/credits/payment-page.ts'
import { newMember } from '../fixtures/member/new-member.ts'
import { heading } from '../fixtures/member/profiles.ts'
import { expect, test } from '../fixtures/test.ts'

const FAILED = 'Payment failed or has been cancelled'

test('§4, §8: declined, denied by the bank, cancelled, left with Back: nothing is charged, and the next try pays', async ({
  browser,
  site,
}) => {
  const { page, context } = await newMember(browser, site)
  const tryAgain = () => page.getByRole('link', { name: 'Choose another way to pay' }).click()
  await page.goto(site.url + href('credits-id-paymentmethod', { id: 'nl-60' }))

  await test.step('the card is declined', async () => {
    await payBy(page, 'Debit or credit card')
    await choose(page, 'Decline')
    await expect(heading(page)).toHaveText(FAILED)
    await tryAgain()
  })

  await test.step('the payer denies the payment at their bank', async () => {
    await payBy(page, 'Debit or credit card')
    await choose(page, 'Ask for 3-D Secure')
    await choose(page, 'Deny')
    await expect(heading(page)).toHaveText(FAILED)
    await tryAgain()
  })

  await test.step('the payer cancels', async () => {
    await payBy(page, 'PayPal')
    await choose(page, 'Cancel')
    await expect(heading(page)).toHaveText(FAILED)
    await tryAgain()
  })

  await test.step('Back closes the payment page, and the checkout is as it was', async () => {
    await payBy(page, 'iDEAL')
    await page.goBack()
    await expect(page.getByRole('radio', { name: 'iDEAL' })).toBeChecked()
    await expect(page.getByRole('button', { name: /^Pay / })).toBeEnabled()
  })

  await test.step('the server shows no way to pay, since it does not know the one that the browser will', async () => {
    // A busy server leaves pages to the browser.
    await expect(async () => {
      const html = await (await page.request.get(page.url(), { headers: { accept: 'text/html' } })).text()
      expect(html).toContain('data-painted="mf-credits')
      expect(html).not.toContain('type="radio"')
    }).toPass()
  })

  await test.step('another way pays', async () => {
    await payBy(page, 'Paysafecard')
    await choose(page, /^Pay /)
    await expect(heading(page)).toHaveText('60 credits added')
    await expect(page.getByText('Your balance: 75')).toBeVisible()
  })

  await test.step('the history tells the payments apart', async () => {
    await page.goto(site.url + href('transactions-id'))
    await expect(listedPayments(page, 'Failed')).toHaveCount(2)
    await expect(listedPayments(page, 'Cancelled')).toHaveCount(2)
    await expect(listedPayments(page, 'Paid')).toHaveCount(1)
  })
  await context.close()
})

test('§4: a payment whose time is over says so on both sites, can be started again, and money that comes later counts', async ({
  browser,
  site,
}) => {
  const { page, context } = await newMember(browser, site)
  await page.goto(site.url + href('credits-id-paymentmethod', { id: 'nl-60' }))
  await payBy(page, 'Debit or credit card')
  const payment = paymentOn(page)

  await test.step('the payment page is over, and leads back', async () => {
    await control(site, `payments/${payment}/expire`)
    await page.reload()
    await expect(page.getByText('The time to pay is over.')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the shop' }).click()
    await expect(heading(page)).toHaveText('The time to pay has run out')
    await expect(page.getByRole('link', { name: 'Start again' })).toBeVisible()
  })

  await test.step('the money arrives all the same: the open page says so by itself', async () => {
    await control(site, `payments/${payment}/complete`)
    await expect(heading(page)).toHaveText('60 credits added')
    await expect(page.getByText('You’re premium now')).toBeVisible()
  })
  await context.close()
})
