import { staffPaths } from 'contracts'
import { openBackOffice } from '../fixtures/back-office.ts'
import { rawKeys } from '../fixtures/raw-keys.ts'
import { expect, test } from '../fixtures/test.ts'
import { colourViolationsOf, violationsOf } from '../fixtures/violations.ts'

test('§6: an admin sees whether every part works, what waits to be sent, and when jobs ran', async ({
  page,
  site,
  expectedErrors,
}) => {
  test.setTimeout(240_000)
  // The code may have been used by another test.
  expectedErrors.push(/status of 422/)
  await openBackOffice(page, site, 'staff')
  await page.goto(site.url + staffPaths['staff-operations'])
  await expect(page.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Database' })).toBeVisible()
  await expect(page.getByText('Doesn’t work')).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: 'send-due-news' })).toBeVisible()
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect({ overflow, rawKeys: await rawKeys(page) }, `${width} px`).toEqual({ overflow: 0, rawKeys: [] })
  }
  expect(await violationsOf(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colourViolationsOf(page)).toEqual([])
})
