import { getRegions } from 'contracts'
import { answerWith } from '../fixtures/member/fake-api.ts'
import { withMembers } from '../fixtures/member/members.ts'
import { cards } from '../fixtures/member/profiles.ts'
import { expect, test } from '../fixtures/test.ts'

test('§8: filters that fail to load offer a retry; the results show without them', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /search-filters/)
  await page.setViewportSize({ width: 390, height: 800 })
  await withMembers(page)
  const code = '**/*search-filters*.js'
  await page.route(code, (route) => route.abort())
  await page.goto(`${site.url}/members`)
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('button', { name: /^Filters/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  const retry = drawer.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await page.unroute(code)
  await retry.click()
  await drawer.getByRole('checkbox', { name: 'New members' }).click()
  await expect(page).toHaveURL(/is_new=1/)
})

test.describe('without a first view from the server, which has current settings', () => {
  test('§6: a brand that lets no visitor search says so, even if the page’s settings are stale', async ({
    page,
    unrendered,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 403/)
    await page.route('**/api/members.php*', (route) => {
      const error = { code: 'authentication_required', message: 'Log in to see this' }
      const data = { authentication_required: true }
      return route.fulfill({ status: 403, json: { error, data, authentication_required: true } })
    })
    await page.goto(`${unrendered.url}/members`)
    await expect(page.getByRole('alert')).toContainText('Log in to see this')
    await page.getByRole('alert').getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL(`${unrendered.url}/login?back=%2Fmembers`)
  })
})

test('the search works without the list of regions', async ({ page, site }) => {
  await withMembers(page)
  await answerWith(page, getRegions, { regions: {}, kinds: {} })
  await page.goto(`${site.url}/members`)
  await expect(page.getByRole('link', { name: 'Vera, 34' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /Province|Region/ })).toHaveCount(0)
})
