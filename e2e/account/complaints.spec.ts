import { paths, sendComplaint } from 'contracts'
import { refuseWith } from '../fixtures/member/fake-api.ts'
import { expect, test } from '../fixtures/test.ts'

test('§2: a visitor can complain by keyboard and gets a reference number', async ({ page, site }) => {
  await page.goto(site.url + paths.complaints)
  const email = page.getByRole('textbox', { name: 'Your email address' })
  await email.focus()
  await page.keyboard.type('ann@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'A payment or credits' })).toBeVisible()
  await page.keyboard.type('a pay')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('I paid twice for the same credits.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your complaint has reached us')
  await expect(page.getByRole('status')).toHaveText(/^Number: [A-Z2-9]{4}-[A-Z2-9]{4}$/)
  await page.getByRole('button', { name: 'Make another complaint' }).click()
  await expect(email).toHaveValue('')
})

test('§5: each empty field shows its problem, and the first one gets the focus', async ({ page, site }) => {
  await page.goto(site.url + paths.complaints)
  await page.getByRole('button', { name: 'Send complaint' }).click()
  for (const words of ['Enter your email', 'Choose what it is about', 'Write what happened']) {
    await expect(page.getByText(words)).toBeVisible()
  }
  await expect(page.getByRole('textbox', { name: 'Your email address' })).toBeFocused()
})

test('§8: a complaint that could not be sent stays in the form', async ({ page, site, expectedErrors }) => {
  expectedErrors.push(/status of 429/)
  await refuseWith(page, sendComplaint, { status: 429, code: 'too_many_requests' })
  await page.goto(site.url + paths.complaints)
  await page.getByRole('textbox', { name: 'Your email address' }).fill('ann@example.com')
  await page.getByRole('button', { name: /What is it about/ }).click()
  await page.getByRole('option', { name: 'A member' }).click()
  const text = page.getByRole('textbox', { name: 'What happened?' })
  await text.fill('They asked me for money.')
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await expect(page.getByRole('alert')).toHaveText(/a lot of complaints today/)
  await expect(text).toHaveValue('They asked me for money.')
})

test('§2: only a decision that exists is objected to', async ({ page, site }) => {
  await page.goto(`${site.url}${paths.complaints}?decision=FOO-BAR`)
  await expect(page.getByText('We can’t find decision FOO-BAR.')).toBeVisible()
  await expect(page.getByText('This is about our decision')).toHaveCount(0)
})

test('§2: if nobody can say whether a decision exists, the objection to it keeps its number', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 429/)
  await page.goto(site.url + paths.index)
  await page.route('**/api/decision.php*', (route) => route.fulfill({ status: 429, json: {} }))
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `${paths.complaints}?decision=FOO-BAR`)
  await expect(page.getByText('This is about our decision FOO-BAR.')).toBeVisible()
  await expect(page.getByText('We can’t find decision')).toHaveCount(0)
})
