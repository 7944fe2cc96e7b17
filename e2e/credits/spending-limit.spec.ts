import { href } from 'contracts'
import { choose, payBy } from '../fixtures/credits/payment-page.ts'
import { newMember } from '../fixtures/member/new-member.ts'
import { heading } from '../fixtures/member/profiles.ts'
import { expect, test } from '../fixtures/test.ts'

test('a limit that a member sets for the month counts at once: a purchase beyond it is refused, and leads to the limit', async ({
  browser,
  site,
}) => {
  const { page, context } = await newMember(browser, site)
  await page.goto(site.url + href('credits-id-paymentmethod', { id: 'nl-60' }))
  await payBy(page, 'Debit or credit card')
  await choose(page, /^Pay /)
  await expect(heading(page)).toHaveText('60 credits added')

  await test.step('the limit is a little more than what was spent', async () => {
    await page.goto(site.url + href('transactions-id'))
    await page.getByRole('button', { name: 'Set a limit' }).click()
    await page.getByRole('textbox', { name: 'The most you want to spend in a month (EUR)' }).fill('20')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('You can spend up to €20.00 in a calendar month.')).toBeVisible()
  })

  await test.step('a larger bundle goes beyond it', async () => {
    await page.goto(site.url + href('credits-id-paymentmethod', { id: 'nl-150' }))
    await page.getByRole('radio', { name: 'Debit or credit card' }).check()
    await expect(page.getByText('This costs more than the')).toContainText(
      'left of your monthly limit of €20.00.',
    )
    await page.getByRole('button', { name: /^Pay / }).click()
    await expect(page.getByRole('alert')).toContainText('monthly limit')
    await page.getByRole('link', { name: 'See your monthly limit' }).click()
    await expect(page.getByRole('heading', { name: 'Monthly limit' })).toBeFocused()
  })

  await test.step('raising it counts only after a day', async () => {
    await page.getByRole('button', { name: 'Change the limit' }).click()
    await page.getByRole('textbox', { name: 'The most you want to spend in a month (EUR)' }).fill('200')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/^From .*, the limit is €200.00/)).toBeVisible()
    await expect(page.getByText('You can spend up to €20.00 in a calendar month.')).toBeVisible()
  })
  await context.close()
})
