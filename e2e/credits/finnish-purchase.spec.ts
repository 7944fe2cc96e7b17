import type { Page } from '@playwright/test'
import { paths } from 'contracts'
import { choose } from '../fixtures/credits/payment-page.ts'
import { newMember } from '../fixtures/member/new-member.ts'
import { heading } from '../fixtures/member/profiles.ts'
import { expect, test } from '../fixtures/test.ts'
import { violationsOf } from '../fixtures/violations.ts'

/** No page of a purchase scrolls sideways. */
async function expectToFit(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
}

test('a member buys credits in Finnish on a narrow screen: everything is translated, fits, and is accessible', async ({
  browser,
  site,
}) => {
  const { page, context } = await newMember(browser, site)
  await page.goto(site.url + paths['lang-config'])
  await page.getByRole('radio', { name: 'Suomi' }).check()
  await expect(heading(page)).toHaveText('Kieli')

  await test.step('premium leads to the checkout', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Premium' }).first().click()
    await expect(heading(page)).toHaveText('Hanki premium')
    await expectToFit(page)
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('link', { name: /^Hanki 60 krediittiä/ }).click()
    await expect(heading(page)).toHaveText('Kassa')
  })

  await test.step('the payment country brings its own prices and ways to pay', async () => {
    await page.getByRole('button', { name: /Maa$/ }).click()
    await page.getByRole('option', { name: 'Suomi' }).click()
    await expect(page.getByRole('radio', { name: 'MobilePay' })).toBeVisible()
    await expectToFit(page)
    expect(await violationsOf(page)).toEqual([])
  })

  await test.step('a card pays on the payment page', async () => {
    await page.getByRole('radio', { name: 'Pankki- tai luottokortti' }).check()
    await page.getByRole('button', { name: /^Maksa .*€/ }).click()
    await expect(page).toHaveTitle(/payment simulator/)
    await expectToFit(page)
    await choose(page, 'Decline')
    await expect(heading(page)).toHaveText('Maksu epäonnistui tai se peruttiin')
    await expectToFit(page)
    await page.getByRole('link', { name: 'Valitse toinen maksutapa' }).click()
    await page.getByRole('button', { name: /^Maksa / }).click()
    await choose(page, /^Pay /)
  })

  await test.step('the result thanks in Finnish', async () => {
    await expect(heading(page)).toHaveText('60 krediittiä lisätty')
    await expect(page.getByText('Olet nyt premium-jäsen')).toBeVisible()
    await expectToFit(page)
    expect(await violationsOf(page)).toEqual([])
  })
  await context.close()
})
