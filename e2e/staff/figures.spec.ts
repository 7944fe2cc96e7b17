import { readFile } from 'node:fs/promises'
import { CLIENT_HEADER, CLIENT_TYPE, signUp, staffPaths } from 'contracts'
import { openBackOffice } from '../fixtures/back-office.ts'
import { newcomer } from '../fixtures/member/newcomer.ts'
import { staff } from '../fixtures/site/staff.ts'
import { expect, test } from '../fixtures/test.ts'
import { violationsOf } from '../fixtures/violations.ts'

test('marketing sees how far the members of a network have come, and saves it for a spreadsheet', async ({
  page,
  // A few signups of other tests would be a group too small to show, and with it the next smallest is hidden.
  ownSite: site,
  expectedErrors,
  playwright,
}) => {
  test.setTimeout(240_000)
  // The code may have been used by another test.
  expectedErrors.push(/status of 422/)
  const network = `journey-${crypto.randomUUID().slice(0, 8)}`
  for (let count = 0; count < 6; count += 1) {
    const visitor = await playwright.request.newContext()
    const answer = await visitor.post(site.url + signUp.path, {
      headers: { [CLIENT_HEADER]: CLIENT_TYPE, 'x-forwarded-for': `10.77.${count}.1` },
      data: { ...newcomer('figure'), date_of_birth: '1990-06-15', tracking: { network } },
    })
    expect(answer.ok()).toBe(true)
    await visitor.dispose()
  }
  await staff(site, 'stats', 'roll-up')

  await openBackOffice(page, site, 'marketing')
  await page.goto(`${site.url}${staffPaths['staff-figures']}?group=network`)
  await expect(page.getByRole('heading', { level: 1, name: 'Figures' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Network' }).fill('nobody')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No figures for these days' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  // A group in the table leads to its members.
  await page.getByRole('link', { name: network }).click()
  await expect(page).toHaveURL(new RegExp(`network=${network}`))
  const funnel = page.getByRole('region', { name: 'From the first visit to the second purchase' })
  await expect(funnel.getByRole('row', { name: /^Signed up/ })).toContainText(/6\s*100%/)
  await expect(funnel.getByRole('row', { name: /^First purchase/ })).toContainText(/0\s*0%/)
  const returns = page.getByRole('region', { name: 'Who comes back' })
  await expect(returns.getByRole('row').last()).toContainText('0%')
  expect(await violationsOf(page)).toEqual([])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV: From the first visit' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toContain('"signups",6\r\n')
})
