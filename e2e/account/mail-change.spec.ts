import { paths } from 'contracts'
import { mailLink, mailLinks } from '../fixtures/member/mail-links.ts'
import { newcomer } from '../fixtures/member/newcomer.ts'
import { signUpAs } from '../fixtures/member/sign-up.ts'
import { pastEntryWarning } from '../fixtures/past-entry-warning.ts'
import { expect, test } from '../fixtures/test.ts'

const changeButton = { name: 'Change email address' }

test('§2: a member changes their address by keyboard, confirms it by mail and logs in with it', async ({
  page,
  site,
}) => {
  const { url } = site
  const who = await signUpAs(page, url, 'Robin')
  const { email } = newcomer('elsewhere')
  await page.goto(`${url}${paths.notifications}#email`)
  await page.getByRole('button', changeButton).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'New email address' })).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(who.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`We’ve sent a link to ${email}.`)).toBeVisible()
  await expect(page.getByRole('button', changeButton)).toBeFocused()
  const part = page.getByRole('region', { name: 'Email address' })
  await expect(part.getByText(who.email)).toBeVisible()

  await page.goto(url + (await mailLink({ page, url, to: email })))
  // The token leaves the address bar at once.
  await expect(page).toHaveURL(url + paths['mail-change-do'])
  await page.getByRole('button', { name: 'Confirm new address' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address has been changed')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(part.getByText(email)).toBeVisible()
  await expect(page.getByText(who.email)).toHaveCount(0)

  await page.context().clearCookies()
  await page.goto(url + paths.login)
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(who.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).not.toHaveURL(/\/login/)
})

test('§5: an address that is invalid, unchanged or taken is refused at its field', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/)
  const who = await signUpAs(page, site.url, 'Robin')
  await page.goto(`${site.url}${paths.notifications}#email`)
  await page.getByRole('button', changeButton).click()
  const field = page.getByRole('textbox', { name: 'New email address' })
  const part = page.getByRole('region', { name: 'Email address' })
  for (const wrong of ['nobody', who.email]) {
    await field.fill(wrong)
    await page.keyboard.press('Tab')
    await expect(part.getByText('New email address is invalid')).toBeVisible()
  }
  await field.fill('premium@example.invalid')
  await part.getByRole('textbox', { name: 'Password', exact: true }).fill(who.password)
  await page.keyboard.press('Enter')
  await expect(part.getByText('An account with this e-mail address already exists')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('premium@example.invalid')
})

test('§8: only the newest link works, once, and not if someone else has taken the address', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4\d\d/)
  const { url } = site
  const { email } = newcomer('wanted')
  for (const [name, mails] of [
    ['First', 2],
    ['Second', 1],
  ] as const) {
    const { password } = await signUpAs(page, url, name)
    for (let mail = 0; mail < mails; mail += 1) {
      await page.goto(`${url}${paths.notifications}#email`)
      await page.getByRole('button', changeButton).click()
      await page.getByRole('textbox', { name: 'New email address' }).fill(email)
      const part = page.getByRole('region', { name: 'Email address' })
      await part.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
      await page.keyboard.press('Enter')
      await expect(page.getByText(`We’ve sent a link to ${email}.`)).toBeVisible()
      await expect(page.getByRole('button', changeButton)).toBeVisible()
    }
  }
  const [newest = '', good = '', superseded = ''] = await mailLinks({ page, url, to: email, count: 3 })
  const heading = page.getByRole('heading', { level: 1 })
  const confirm = page.getByRole('button', { name: 'Confirm new address' })
  const follow = async (link: string) => {
    await page.goto(url + link)
    await confirm.click()
  }
  /** The other of the two members is logged in here. */
  const enterPassword = async () => {
    await page.getByRole('textbox', { name: 'Password' }).fill(newcomer('first').password)
    await confirm.click()
  }
  await follow(superseded)
  await expect(page.getByRole('alert')).toHaveText('Link expired or invalid, request a new email')
  await follow(good)
  await enterPassword()
  await expect(heading).toHaveText('Your email address has been changed')
  await follow(good)
  await expect(page.getByRole('alert')).toHaveText('Link expired or invalid, request a new email')
  await follow(newest)
  await enterPassword()
  await expect(page.getByRole('alert')).toHaveText('An account with this e-mail address already exists')
  // A reload would reuse the earlier link.
  await page.goto('about:blank')
  await page.goto(url + paths['mail-change-do'])
  await expect(page.getByText('Link expired or invalid, request a new email')).toBeVisible()
})

test('the old address gets a link that brings it back, logs everyone out and leads to a new password', async ({
  page,
  browser,
  site,
  expectedErrors,
}) => {
  // The page that is logged out.
  expectedErrors.push(/status of 403/)
  const { url } = site
  const who = await signUpAs(page, url, 'Robin')
  await page.goto(url + (await mailLink({ page, url, to: who.email })))
  await expect(page.getByText('Welcome, Robin!')).toBeVisible()
  await page.goto(`${url}${paths.notifications}#email`)
  await page.getByRole('button', changeButton).click()
  await page.getByRole('textbox', { name: 'New email address' }).fill(newcomer('thief').email)
  const part = page.getByRole('region', { name: 'Email address' })
  await part.getByRole('textbox', { name: 'Password', exact: true }).fill(who.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('We’ve sent a link to')).toBeVisible()

  const [undo = ''] = await mailLinks({ page, url, to: who.email, count: 2 })
  const elsewhere = await browser.newContext()
  await pastEntryWarning(elsewhere)
  const owner = await elsewhere.newPage()
  await owner.goto(url + undo)
  await expect(owner).toHaveURL(url + paths['mail-change-do'])
  await owner.getByRole('button', { name: 'Undo the change' }).click()
  await expect(owner).toHaveURL(url + paths['reset-password-do'])
  const password = 'a quiet evening by the lake'
  await owner.getByRole('textbox', { name: 'New password', exact: true }).fill(password)
  await owner.getByRole('textbox', { name: 'New password again' }).fill(password)
  await owner.getByRole('button', { name: 'Save new password' }).click()
  await expect(owner).toHaveURL(/\/login/)
  await owner.getByRole('textbox', { name: 'Email address' }).fill(who.email)
  await owner.getByRole('textbox', { name: 'Password' }).fill(password)
  await owner.getByRole('button', { name: 'Log in' }).click()
  await expect(owner).not.toHaveURL(/\/login/)
  await elsewhere.close()
  await page.goto(url + paths.notifications)
  await expect(page).toHaveURL(/\/login/)
})
