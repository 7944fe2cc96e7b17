import { paths } from 'contracts'
import { choose, payBy } from '../fixtures/credits/payment-page.ts'
import { newMember } from '../fixtures/member/new-member.ts'
import { heading } from '../fixtures/member/profiles.ts'
import { expect, test } from '../fixtures/test.ts'

test('§2: a member who thinks of leaving can buy the try-out package, once, and nobody sees it elsewhere', async ({
  browser,
  site,
}) => {
  const { page, context } = await newMember(browser, site)
  const package25 = page.getByRole('link', { name: 'Choose 25 credits' })
  await page.goto(site.url + paths.credits)
  await expect(page.getByRole('link', { name: /^Get 60 credits/ })).toBeVisible()
  await expect(package25).toBeHidden()

  await page.goto(`${site.url}${paths.notifications}#leave`)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await package25.click()
  await payBy(page, 'Debit or credit card')
  await choose(page, /^Pay /)
  await expect(heading(page)).toHaveText('25 credits added')

  await page.goto(`${site.url}/credits/nl-25`)
  await expect(heading(page)).toHaveText('This bundle isn’t on sale')
  await context.close()
})
