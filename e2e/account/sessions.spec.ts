import { paths } from 'contracts'
import { loggedInElsewhere, signUpAs } from '../fixtures/member/sign-up.ts'
import { expect, test } from '../fixtures/test.ts'

test('§5: changing the password needs the old one and logs out other browsers', async ({
  page,
  browser,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/)
  const who = await signUpAs(page, site.url, 'Robin')
  const elsewhere = await loggedInElsewhere(browser, site.url, who)
  await page.goto(`${site.url}/notifications#password`)
  await page.getByRole('button', { name: 'Change password' }).press('Enter')
  const old = page.getByRole('textbox', { name: 'Old password' })
  await expect(old).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please check your old password')).toBeVisible()
  await expect(page.getByText('Choose a password of at least 8 characters')).toBeVisible()
  await expect(old).toBeFocused()
  await old.fill('not this one')
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('a song about snow')
  const again = page.getByRole('textbox', { name: 'New password again' })
  await again.fill('a song about wind')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The entered passwords are not the same.')).toBeVisible()
  await again.fill('a song about snow')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please check your old password')).toBeVisible()
  await expect(old).toBeFocused()
  await old.fill(who.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused()

  await elsewhere.goto(site.url + paths.notifications)
  await expect(elsewhere).toHaveURL(/\/login/)
  await elsewhere.context().close()
})

test('§8: five wrong old passwords lock the account for the stated minutes', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (422|429)/)
  await signUpAs(page, site.url, 'Robin')
  await page.goto(`${site.url}${paths.notifications}#email`)
  await page.getByRole('button', { name: 'Change email address' }).click()
  await page.getByRole('textbox', { name: 'New email address' }).fill('another@example.invalid')
  const part = page.getByRole('region', { name: 'Email address' })
  const password = part.getByRole('textbox', { name: 'Password', exact: true })
  const tries = ['one', 'two', 'three', 'four', 'five']
  for (const wrong of tries) {
    await password.fill(wrong)
    const answered = page.waitForResponse('**/api/mail-change.php')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await answered
  }
  await expect(page.getByRole('alert')).toHaveText(/Too many incorrect attempts, account blocked for \d+ min/)
  await expect(page.getByRole('textbox', { name: 'New email address' })).toHaveValue(
    'another@example.invalid',
  )
})

test('sessions are listed, this browser’s first; a member can end one of them, then all others', async ({
  page,
  browser,
  site,
}) => {
  const who = await signUpAs(page, site.url, 'Robin')
  const others = [
    await loggedInElsewhere(browser, site.url, who),
    await loggedInElsewhere(browser, site.url, who),
  ]
  await page.goto(`${site.url}/notifications#sessions`)
  const rows = page.getByRole('region', { name: 'Devices' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('This browser')
  await rows
    .nth(1)
    .getByRole('button', { name: /^Log out/ })
    .click()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByText('You’re only logged in here now.')).toBeVisible()
  for (const other of others) {
    await other.goto(site.url + paths.notifications)
    await expect(other).toHaveURL(/\/login/)
    await other.context().close()
  }
  await page.reload()
  await expect(rows).toHaveCount(1)
})
