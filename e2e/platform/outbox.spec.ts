import { paths } from 'contracts'
import { newcomer } from '../fixtures/member/newcomer.ts'
import { expect, test } from '../fixtures/test.ts'

const REFERENCE = /[A-Z2-9]{4}-[A-Z2-9]{4}/

test('§8: a complaint is confirmed by mail, which can be read in the development outbox', async ({
  page,
  site,
  expectedErrors,
}) => {
  // The sandboxed frame of the mail refuses Playwright's own scripts, like any other.
  expectedErrors.push(/sandboxed/)
  const { email } = newcomer('ann')
  await page.goto(site.url + paths.complaints)
  await page.getByRole('textbox', { name: 'Your email address' }).fill(email)
  await page.getByRole('button', { name: /What is it about/ }).click()
  await page.getByRole('option', { name: 'Something else' }).click()
  await page.getByRole('textbox', { name: 'What happened?' }).fill('It was not as I was told.')
  await page.getByRole('button', { name: 'Send complaint' }).click()
  const sent = page.getByRole('status').filter({ hasText: REFERENCE })
  const reference = REFERENCE.exec((await sent.textContent()) ?? '')?.[0] ?? ''

  await page.goto(`${site.url}/dev/outbox?${new URLSearchParams({ to: email })}`)
  const row = page
    .getByRole('link')
    .filter({ hasText: /complaint/i })
    .first()
  await row.click()
  await expect(page.getByText(email).first()).toBeVisible()
  await expect(page.frameLocator('iframe').getByText(reference).first()).toBeVisible()
})
