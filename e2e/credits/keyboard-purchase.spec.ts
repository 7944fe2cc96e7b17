import { paths } from 'contracts'
import { newMember } from '../fixtures/member/new-member.ts'
import { heading } from '../fixtures/member/profiles.ts'
import { tabTo } from '../fixtures/tab-to.ts'
import { expect, test } from '../fixtures/test.ts'

test('a member buys credits by keyboard alone, from the navigation to the credits', async ({
  browser,
  site,
}) => {
  const { page, context } = await newMember(browser, site)
  const press = (key: string) => page.keyboard.press(key)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(site.url + paths.members)

  await test.step('the navigation leads to the bundles, and a bundle to the checkout', async () => {
    await tabTo(page, page.getByRole('navigation').getByRole('link', { name: /premium/i }))
    await press('Enter')
    await expect(heading(page)).toHaveText('Get premium')
    // The cheapest is chosen; the next one follows it.
    await tabTo(page, page.getByRole('radio', { checked: true }))
    await press('ArrowDown')
    await tabTo(page, page.getByRole('link', { name: /^Get 150 credits/ }))
    await press('Enter')
    await expect(heading(page)).toHaveText('Checkout')
  })

  await test.step('the arrow keys choose a way to pay', async () => {
    await tabTo(page, page.getByRole('radio', { checked: true }))
    await press('ArrowUp')
    const last = page.getByRole('radio', { name: 'Paysafecard' })
    await expect(last).toBeFocused()
    await expect(last).toBeChecked()
    await press('ArrowDown')
    await expect(last).not.toBeChecked()
    await expect(page.getByRole('radio', { checked: true })).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: /^Pay / }))
    await press('Enter')
  })

  await test.step('the payment page pays', async () => {
    await expect(page).toHaveTitle(/payment simulator/)
    await tabTo(page, page.getByRole('button', { name: /^Pay / }))
    await press('Enter')
    await expect(heading(page)).toHaveText('150 credits added')
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Search members' }))
    await press('Enter')
    await expect(heading(page)).toHaveText('Search members')
  })
  await context.close()
})
