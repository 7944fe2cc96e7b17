import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { href, paths, TIME_BONUS_SECONDS } from 'contracts'
import { talker } from '../fixtures/chat/talker.ts'
import { choose, payBy } from '../fixtures/credits/payment-page.ts'
import { newMember } from '../fixtures/member/new-member.ts'
import { heading } from '../fixtures/member/profiles.ts'
import { ROOT } from '../fixtures/site/remotes.ts'
import { Site } from '../fixtures/site/site.ts'
import { expect, test } from '../fixtures/test.ts'

const bonus = (page: Page) => page.getByLabel('25% off your first purchase', { exact: true })

test('§4: the time bonus counts down, takes 25 % off the first order, and is gone in every tab', async ({
  browser,
  site,
}) => {
  const { page, context } = await newMember(browser, site)
  const other = await context.newPage()
  await other.goto(site.url + paths.members)
  const timer = bonus(other).getByRole('timer')
  await expect(timer).toBeVisible()
  await expect(timer).not.toHaveText(await timer.innerText())

  await test.step('the checkout has it in the price', async () => {
    await page.goto(site.url + href('credits-id-paymentmethod', { id: 'nl-60' }))
    await expect(page.getByText(/^New-member discount \(−25%\)/)).toBeVisible()
    await payBy(page, 'Debit or credit card')
    await choose(page, /^Pay /)
    await expect(heading(page)).toHaveText('60 credits added')
    await expect(page.getByRole('term').filter({ hasText: 'New-member discount' })).toBeVisible()
  })

  await test.step('after the purchase it is gone, in the other tab without a reload', async () => {
    await expect(bonus(other)).toBeHidden()
    await page.goto(site.url + href('credits-id-paymentmethod', { id: 'nl-60' }))
    await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible()
    await expect(page.getByText(/New-member discount/)).toBeHidden()
  })
  await context.close()
})

test('the banner of the time bonus pushes nothing down when its code arrives', async ({ browser, site }) => {
  const { page, context } = await newMember(browser, site)
  const code = Promise.withResolvers<void>()
  await page.route('**/*time-bonus-banner*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  const asked = page.waitForRequest(/time-bonus-banner.*\.js/)
  await page.goto(site.url + paths.members)
  await asked
  const top = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)
  const before = await top()
  code.resolve()
  await expect(bonus(page).getByRole('timer')).toBeVisible()
  expect(await top()).toBe(before)
  await context.close()
})

test('§4: when the server’s clock says that the time is up, the price is the ordinary one', async ({
  browser,
}) => {
  const site = await Site.start({
    nodeOptions: ['--import', join(ROOT, 'e2e/fixtures/site/moved-clock.ts')],
    env: { CLOCK_AHEAD: String(TIME_BONUS_SECONDS) },
  })
  const { page, context } = await talker(browser, site, 'free')
  await expect(
    page
      .getByRole('navigation')
      .getByRole('link', { name: /premium/i })
      .first(),
  ).toBeVisible()
  await expect(bonus(page)).toBeHidden()
  await page.goto(site.url + href('credits-id-paymentmethod', { id: 'nl-60' }))
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible()
  await expect(page.getByText(/New-member discount/)).toBeHidden()
  await context.close()
  await site.stop()
})
