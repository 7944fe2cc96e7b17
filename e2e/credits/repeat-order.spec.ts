import { type AnswerOf, getRepeatOrder, href } from 'contracts'
import { control } from '../fixtures/credits/control.ts'
import { choose, payBy } from '../fixtures/credits/payment-page.ts'
import { newMember } from '../fixtures/member/new-member.ts'
import { answered, heading } from '../fixtures/member/profiles.ts'
import { expect, test } from '../fixtures/test.ts'

test('§2, §4: a saved card repeats the last order in two clicks; when it fails, the card again or PayPal pays', async ({
  browser,
  site,
}) => {
  const { page, context } = await newMember(browser, site)
  const pay = () => page.getByRole('button', { name: /^Pay / }).click()
  const added = () => expect(heading(page)).toHaveText('60 credits added')
  const failed = () => expect(heading(page)).toHaveText('Payment failed or has been cancelled')
  const savedCard = page.getByRole('radio', { name: 'Visa ending in 4242' })

  await test.step('the card is saved with the first order', async () => {
    await page.goto(site.url + href('credits-id-paymentmethod', { id: 'nl-60' }))
    await page.getByRole('radio', { name: 'Debit or credit card' }).check()
    await page.getByRole('checkbox', { name: 'Save this for next time' }).check()
    await payBy(page, 'Debit or credit card')
    await choose(page, /^Pay /)
    await added()
  })

  await test.step('the account menu leads to the order, and one button pays it', async () => {
    await page.getByRole('button', { name: /^Your account/ }).click()
    await page.getByRole('menuitem', { name: 'Repeat last order' }).click()
    await expect(savedCard).toBeChecked()
    await pay()
    await added()
    await expect(page.getByText('Your balance: 135')).toBeVisible()
  })

  const { offer } = await answered<AnswerOf<typeof getRepeatOrder>>(page, getRepeatOrder.path)
  const card = offer?.saved[0]?.id ?? ''

  await test.step('a declined card charges nothing, and is tried again', async () => {
    await control(site, `methods/${card}/declined`)
    await page.goto(site.url + href('credits-repeat-order'))
    await pay()
    await failed()
    await control(site, `methods/${card}/works`)
    await page.getByRole('link', { name: 'Try the card again' }).click()
    await expect(savedCard).toBeChecked()
    await pay()
    await added()
    await expect(page.getByText('Your balance: 195')).toBeVisible()
  })

  await test.step('or PayPal pays in its place', async () => {
    await control(site, `methods/${card}/declined`)
    await page.goto(site.url + href('credits-repeat-order'))
    await pay()
    await failed()
    await page.getByRole('link', { name: 'Pay with PayPal' }).click()
    await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked()
    await payBy(page, 'PayPal')
    await choose(page, /^Pay /)
    await added()
  })
  await context.close()
})
