import { paths, staffPaths } from 'contracts'
import { openBackOffice } from '../fixtures/back-office.ts'
import { sentMessage } from '../fixtures/member/sent-message.ts'
import { pastEntryWarning } from '../fixtures/past-entry-warning.ts'
import { rawKeys } from '../fixtures/raw-keys.ts'
import { expect, test } from '../fixtures/test.ts'
import { colourViolationsOf, violationsOf } from '../fixtures/violations.ts'

const EMAIL = 'visitor@example.invalid'

test('§3: a visitor complains, sees by the link in the mail how far it is, and gets the answer of the support', async ({
  page,
  site,
  expectedErrors,
  browser,
}) => {
  test.setTimeout(240_000)
  // The code may have been used by another test.
  expectedErrors.push(/status of 422/)
  const context = await browser.newContext({ locale: 'en-GB' })
  await pastEntryWarning(context)
  const visitor = await context.newPage()
  await visitor.goto(site.url + paths.complaints)
  await visitor.getByRole('textbox', { name: 'Your email address' }).fill(EMAIL)
  await visitor.getByRole('button', { name: /What is it about/ }).click()
  await visitor.getByRole('option', { name: 'A payment or credits' }).click()
  await visitor.getByRole('textbox', { name: 'What happened?' }).fill('I paid twice for the same credits.')
  await visitor.getByRole('button', { name: 'Send complaint' }).click()
  const number = visitor.getByRole('status').filter({ hasText: /^Number: / })
  await expect(number).toBeVisible()
  const reference = ((await number.textContent()) ?? '').replace('Number: ', '')

  const [, followed = ''] = await sentMessage({
    page: visitor,
    url: site.url,
    to: EMAIL,
    text: /(\/complaints\?complaint=[\w.-]+)/,
  })
  const progress = visitor.getByRole('main').getByText(reference)
  await visitor.goto(site.url + followed)
  await expect(progress).toBeVisible()
  await expect(visitor.getByText('Received', { exact: true })).toBeVisible()
  await expect(visitor.getByText(/^We’ll answer by /)).toBeVisible()
  expect(await violationsOf(visitor)).toEqual([])

  await openBackOffice(page, site, 'support')
  await page.getByRole('link', { name: /^Open complaints/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Complaints' })).toBeVisible()
  const line = page.getByRole('row').filter({ hasText: reference })
  await expect(line).toContainText('Received')
  await page.getByRole('button', { name: /About$/ }).click()
  await page.getByRole('option', { name: 'A payment or credits' }).click()
  await expect(page).toHaveURL(/topic=payment/)
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    // The list of topics is still closing.
    await expect.poll(overflow, `${width} px`).toBe(0)
    expect(await rawKeys(page), `${width} px`).toEqual([])
  }
  expect(await violationsOf(page)).toEqual([])

  await line.getByRole('link', { name: reference }).click()
  await expect(page.getByText('I paid twice for the same credits.')).toBeVisible()
  await expect(page.getByText(EMAIL)).toBeVisible()
  // The sender sees what this page says.
  await expect(page.getByText('Being looked at')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('Being looked at')).toBeVisible()
  await page.getByRole('button', { name: /Ready answer/ }).click()
  await page.getByRole('option', { name: 'Money back' }).click()
  const answer = page.getByRole('textbox', { name: 'Your answer' })
  await expect(answer).toHaveValue(/^Hello,\n\nYou’re right/)
  expect(await violationsOf(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colourViolationsOf(page)).toEqual([])
  await answer.press('End')
  await answer.fill(`${await answer.inputValue()}\nWe have written to your bank.`)
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'We have written to your bank.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
  await expect(answer).toBeHidden()
  await page.goto(`${site.url}${staffPaths['staff-complaints']}?find=${reference}`)
  await expect(line).toContainText('Answered')

  await visitor.goto(site.url + followed)
  await expect(visitor.getByText('Answered', { exact: true })).toBeVisible()
  await visitor.goto(`${site.url}${followed}x`)
  await expect(visitor.getByText(/^Link expired or invalid/)).toBeVisible()
  await visitor.goto(`${site.url}/dev/outbox`)
  // The page renews itself until the mail is there.
  await visitor.getByRole('link', { name: `Our reply to you (${reference})` }).click()
  await expect(visitor.frameLocator('iframe').getByText('We have written to your bank.')).toBeVisible()
  await context.close()
})
