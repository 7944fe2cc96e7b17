import { staffPaths } from 'contracts'
import { openBackOffice } from '../fixtures/back-office.ts'
import { pastEntryWarning } from '../fixtures/past-entry-warning.ts'
import { expect, test } from '../fixtures/test.ts'
import { violationsOf } from '../fixtures/violations.ts'

test('the support finds a member by mail, sends the confirmation again and grants credits, and an admin sees it in the log', async ({
  page,
  site,
  expectedErrors,
  browser,
}) => {
  test.setTimeout(240_000)
  // The code may have been used by another test.
  expectedErrors.push(/status of 422/)
  await openBackOffice(page, site, 'support')
  await page.goto(site.url + staffPaths['staff-members'])
  await page.getByRole('searchbox', { name: 'Find a member' }).fill('unconfirmed@example.invalid')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/find=unconfirmed/)
  await expect(page.getByRole('status').filter({ hasText: 'by email' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('row').getByRole('link').click()
  await expect(page.getByText('unconfirmed@example.invalid')).toBeVisible()
  await page.getByRole('button', { name: 'Send the confirmation again' }).click()
  await page.getByRole('button', { name: 'Show: Mails and text messages' }).click()
  await expect(page.getByRole('row', { name: /Confirm the email/ }).first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Give credits' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('spinbutton', { name: 'Credits' }).fill('25')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A journey lost a message')
  await dialog.getByRole('button', { name: 'Give credits' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Show: Credits' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'A journey lost a message' }).first()).toBeVisible()
  const id = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '')

  const context = await browser.newContext({ locale: 'en-GB' })
  await pastEntryWarning(context)
  const admin = await context.newPage()
  await openBackOffice(admin, site, 'staff')
  await admin.goto(`${site.url}${staffPaths['staff-log']}?about=${id}`)
  const given = admin.getByRole('row').filter({ hasText: 'Credits given' }).first()
  await expect(given).toContainText('A journey lost a message')
  await expect(given).toContainText('Support demo')
  for (const what of [
    'Members searched',
    'Looked at: Overview',
    'Looked at: Mails and text messages',
    'Mail sent again',
  ])
    await expect(admin.getByRole('row').filter({ hasText: what }).first()).toBeVisible()
  await context.close()
})
