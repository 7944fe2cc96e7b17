import { href, staffPaths } from 'contracts'
import { openBackOffice } from '../fixtures/back-office.ts'
import { newMember } from '../fixtures/member/new-member.ts'
import { expect, test } from '../fixtures/test.ts'
import { violationsOf } from '../fixtures/violations.ts'

test('§3: finance makes a code with a fresh second factor, a member sees its price, and it is gone once it has ended; a price is changed with a preview', async ({
  page,
  site,
  browser,
  expectedErrors,
}) => {
  test.setTimeout(300_000)
  // The code may have been used by another test; and making one asks for a new one.
  expectedErrors.push(/status of 4(22|03)/)
  await openBackOffice(page, site, 'finance')
  await page.goto(site.url + staffPaths['staff-codes'])
  await page.getByRole('button', { name: 'Make a code' }).click()
  const make = page.getByRole('dialog', { name: 'Make a code or a campaign' })
  await make.getByRole('textbox', { name: 'Name' }).fill('journey60')
  await make.getByRole('spinbutton', { name: 'Discount in percent' }).fill('60')
  await make.getByRole('textbox', { name: 'Reason' }).fill('A journey')
  expect(await violationsOf(page)).toEqual([])
  await make.getByRole('button', { name: 'Make a code' }).click()
  await expect(make).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: 'JOURNEY60' })
  await expect(row).toContainText('Active')
  expect(await violationsOf(page)).toEqual([])

  const member = await newMember(browser, site)
  const offers = () => member.page.goto(`${site.url}${href('credits')}?code=JOURNEY60`)
  await offers()
  await expect(member.page.getByText(/60\s?%/).first()).toBeVisible()

  await row.getByRole('button', { name: 'End JOURNEY60' }).click()
  const end = page.getByRole('dialog', { name: 'End JOURNEY60?' })
  await end.getByRole('textbox', { name: 'Reason' }).fill('The journey is over')
  await end.getByRole('button', { name: 'End', exact: true }).click()
  await expect(row).toContainText('Ended')
  await member.context.close()

  await page.goto(site.url + staffPaths['staff-prices'])
  const before = page.getByRole('region', { name: 'Sweden' }).getByRole('row').nth(2)
  await page.getByRole('link', { name: 'Sweden' }).click()
  await expect(before).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Change prices: Sweden' }).click()
  const change = page.getByRole('dialog', { name: 'Change prices: Sweden' })
  const price = change.getByRole('textbox', { name: /credits, in SEK/ }).nth(1)
  const now = Number(await price.inputValue())
  await price.fill(String(now + 60))
  await expect(change.getByRole('row').nth(2).getByRole('strong')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await change.getByRole('textbox', { name: 'Reason' }).fill('A journey')
  await change.getByRole('button', { name: 'Change prices' }).click()
  await expect(change).toBeHidden()
  await expect(before).toContainText((now + 60).toFixed(2))
})
