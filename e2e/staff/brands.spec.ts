import { paths, staffPaths } from 'contracts'
import { openBackOffice } from '../fixtures/back-office.ts'
import { newcomer, typeSignup } from '../fixtures/member/newcomer.ts'
import { pastEntryWarning } from '../fixtures/past-entry-warning.ts'
import { expect, test } from '../fixtures/test.ts'
import { violationsOf } from '../fixtures/violations.ts'

/** Milliseconds: each process asks for a brand again after five seconds. */
const TAKEOVER = 20_000

test('an admin makes a brand from nothing, somebody signs up on its host, and its history leads back', async ({
  page,
  releaseSite: site,
  expectedErrors,
  browser,
}) => {
  test.setTimeout(300_000)
  // The code may have been used by another test.
  expectedErrors.push(/status of 422/)
  await openBackOffice(page, site, 'staff')
  await page.goto(site.url + staffPaths['staff-brands'])
  await expect(page.getByRole('row', { name: /Amberly/ })).toContainText('Live')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('searchbox', { name: 'Name or host' }).fill('she.local')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('row', { name: /Amberly/ })).toBeHidden()
  await expect(page.getByRole('row', { name: /Marigold/ })).toBeVisible()
  await expect(page).toHaveURL(/find=she\.local/)

  await page.getByRole('button', { name: 'New brand' }).click()
  const making = page.getByRole('dialog', { name: 'New brand' })
  await making.getByRole('textbox', { name: 'Name' }).fill('Nova')
  await making.getByRole('textbox', { name: 'Host' }).fill('nova.localhost')
  await making.getByRole('textbox', { name: 'Company' }).fill('Nova Example Ltd')
  expect(await violationsOf(page, '[role="dialog"]')).toEqual([])
  await making.getByRole('button', { name: 'Make the brand' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nova' })).toBeVisible()
  await expect(page).toHaveURL(/brand=nova/)

  // It can't be published before its company is known.
  await expect(page.getByText('Register number: this is missing.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled()
  await page.getByRole('tab', { name: 'Company' }).click()
  await page.getByRole('textbox', { name: 'Street and postal code' }).fill('5 Example Street, EX1 2BB')
  await page.getByRole('textbox', { name: 'City' }).fill('Leeds')
  await page.getByRole('textbox', { name: 'Country' }).fill('GB')
  await page.getByRole('textbox', { name: 'Register number' }).fill('00000005')
  // Another part doesn't lose what isn't saved yet.
  await page.getByRole('tab', { name: 'Search' }).click()
  await expect(page.getByRole('textbox', { name: 'Register number' })).toBeHidden()
  await page.getByRole('tab', { name: 'Company' }).click()
  await expect(page.getByRole('textbox', { name: 'Register number' })).toHaveValue('00000005')
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await expect(page.getByRole('row', { name: /City/ })).toContainText('Leeds')
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('textbox', { name: 'Note for the history' }).fill('Our fourth brand')
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('There is no draft')).toBeVisible()

  const context = await browser.newContext({ locale: 'en-GB' })
  await pastEntryWarning(context)
  const visitor = await context.newPage()
  const home = site.url.replace('localhost', 'nova.localhost') + paths.signup
  await expect(async () => {
    const answer = await visitor.goto(home)
    expect(answer?.status()).toBe(200)
  }).toPass({ timeout: TAKEOVER })
  await expect(visitor).toHaveTitle(/Nova/)
  await visitor.getByRole('textbox', { name: 'Email address' }).focus()
  await typeSignup(visitor, newcomer('robin'), '15061990')
  await expect(visitor).toHaveURL(/nova\.localhost.*\/complete-signup/)
  await context.close()

  await page.getByRole('tab', { name: 'Audience' }).click()
  await page.getByRole('checkbox', { name: 'Entry warning' }).click({ force: true })
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByRole('row', { name: /Our fourth brand/ })).toContainText('Staff demo')
  await expect(page.getByText('Entry warning: On → Off')).toBeVisible()
  await page.getByRole('button', { name: 'Bring back number 1' }).click()
  await expect(page.getByRole('row', { name: /^Entry warning/ })).toContainText('On')
  expect(await violationsOf(page)).toEqual([])
})

test('a preview shows a draft at the brand’s own host to the admin who opened it, until they end it', async ({
  page,
  releaseSite: site,
  expectedErrors,
  browser,
}) => {
  test.setTimeout(200_000)
  expectedErrors.push(/status of 422/)
  await openBackOffice(page, site, 'staff')
  await page.goto(`${site.url}${staffPaths['staff-brand']}?brand=marigold`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Stella')
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await expect(page.getByRole('row', { name: /^Name/ })).toContainText('Stella')

  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = await opening
  await expect(preview).toHaveTitle(/Stella/)
  expect(new URL(preview.url()).host).toMatch(/^she\.localhost/)
  const bar = preview.getByRole('complementary', { name: /^A preview of the draft/ })
  await expect(bar).toBeVisible()
  expect(await violationsOf(preview, '#platform-notice')).toEqual([])

  const context = await browser.newContext({ locale: 'en-GB' })
  const other = await context.newPage()
  await other.goto(preview.url())
  await expect(other).not.toHaveTitle(/Stella/)
  await expect(other.getByText('A preview of the draft')).toBeHidden()
  await context.close()

  await bar.getByRole('link', { name: 'End the preview' }).click()
  await expect(preview).not.toHaveTitle(/Stella/)
  await expect(bar).toBeHidden()
  await preview.close()
  await page.getByRole('button', { name: 'Discard the draft' }).click()
  await expect(page.getByText('There is no draft')).toBeVisible()
})
