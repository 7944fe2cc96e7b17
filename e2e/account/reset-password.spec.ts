import type { Page } from '@playwright/test'
import { paths, requestReset } from 'contracts'
import { asSettings } from '../fixtures/member/as-member.ts'
import { answerWith, refuseWith } from '../fixtures/member/fake-api.ts'
import { logInAs } from '../fixtures/member/log-in.ts'
import { mailLinks } from '../fixtures/member/mail-links.ts'
import { signUpAs } from '../fixtures/member/sign-up.ts'
import type { Site } from '../fixtures/site/site.ts'
import { expect, test } from '../fixtures/test.ts'

const EXPIRED = 'Link expired or invalid, request a new email'
const SONG = 'another song about rain'

const nameIn = (address: string) => address.replace(/@.*/, '')

/** The address of a new member who is not logged in here. */
async function memberWhoForgot(page: Page, { url }: Site): Promise<string> {
  const { email } = await signUpAs(page, url, 'Robertina')
  await page.context().clearCookies()
  return email
}

test('§2, §5: a member resets a forgotten password and logs in with it, by keyboard', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4\d\d/)
  const heading = page.getByRole('heading', { level: 1 })
  const address = await memberWhoForgot(page, site)
  await page.goto(`${site.url}/login?back=%2Fchats`)
  await page.getByRole('textbox', { name: 'Email address' }).fill(address)
  const forgot = page.getByRole('link', { name: 'Forgot your password?' })
  await forgot.focus()
  await page.keyboard.press('Enter')
  // Until the pages swap, the login's own field has the same name and value.
  await expect(heading).toHaveText('Reset your password')
  const email = page.getByRole('textbox', { name: 'Email address' })
  await expect(email).toHaveValue(address)
  await email.press('Enter')
  await expect(heading).toHaveText('Check your inbox')
  await expect(page.getByText(`We’ve sent a link to ${address}`)).toBeVisible()
  // The first mail to this address asked to confirm it.
  const mails = { page, url: site.url, to: address }
  const [first = ''] = await mailLinks({ ...mails, count: 2 })

  await page.getByRole('button', { name: 'Try again or another address' }).click()
  await email.press('Enter')
  await expect(heading).toHaveText('Check your inbox')
  const [second = ''] = await mailLinks({ ...mails, count: 3 })

  const password = page.getByRole('textbox', { name: 'New password', exact: true })
  const again = page.getByRole('textbox', { name: 'New password again' })
  await page.goto(site.url + first)
  await expect(page).toHaveURL(site.url + paths['reset-password-do'])
  await password.fill(SONG)
  await again.fill(SONG)
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText(EXPIRED)
  await page.getByRole('link', { name: 'Reset your password' }).click()
  await expect(page).toHaveURL(site.url + paths['reset-password'])

  await page.goto(site.url + second)
  await expect(page).toHaveURL(site.url + paths['reset-password-do'])
  await password.focus()
  await page.keyboard.type('robertina')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('robertinas')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The entered passwords are not the same.')).toBeVisible()
  await expect(again).toBeFocused()
  await again.fill('robertina')
  await page.keyboard.press('Enter')
  // Only the server knows whose token it is.
  await expect(page.getByText('Your password can’t be your username')).toBeVisible()
  await expect(password).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(SONG)
  await again.fill(SONG)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(site.url + paths.login)
  await expect(page.getByRole('status')).toHaveText('Your new password is set. Log in with it.')
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue(address)
  await logInAs(page, nameIn(address), SONG)
  // There are steps of the signup left.
  await expect(page).toHaveURL(/\/complete-signup/)

  await page.goto(site.url + second)
  await expect(page).toHaveURL(site.url + paths['reset-password-do'])
  await password.fill(SONG)
  await again.fill(SONG)
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText(EXPIRED)
})

test('§8: an address without an account is refused at its field, and the fourth mail in a day is too many', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4\d\d/)
  await page.goto(site.url + paths['reset-password'])
  const email = page.getByRole('textbox', { name: 'Email address' })
  await email.fill('nobody')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid email')).toBeVisible()
  await email.fill('nobody@example.invalid')
  await page.keyboard.press('Enter')
  await expect(page.getByText('E-mail address not found')).toBeVisible()
  await expect(email).toBeFocused()

  const address = await memberWhoForgot(page, site)
  for (let mails = 0; mails < 3; mails += 1) {
    await email.fill(address)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Try again or another address' }).click()
  }
  await page.keyboard.press('Tab')
  await email.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(
    'Too many password reset emails sent, please try again tomorrow',
  )
  await expect(email).toHaveValue(address)
})

test('§8: an account pending deletion gets no new password', async ({ page, site, expectedErrors }) => {
  expectedErrors.push(/status of 422/)
  const code = 'pending_deletion'
  await refuseWith(page, requestReset, { status: 422, code, fields: { email: code } })
  await page.goto(site.url + paths['reset-password'])
  await page.getByRole('textbox', { name: 'Email address' }).fill('ann@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^The account is pending deletion/)).toBeVisible()
})

test('§8: a brand with neutral answers doesn’t reveal who has an account', async ({ page, site }) => {
  await asSettings(page, { neutral_access: true })
  await answerWith(page, requestReset, undefined)
  await page.goto(site.url + paths['reset-password'])
  await page.getByRole('textbox', { name: 'Email address' }).fill('ann@example.com')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('If there’s an account with ann@example.com, a link is on its way.'),
  ).toBeVisible()
})

test('§8: without a token, the page offers a new mail', async ({ page, site }) => {
  await page.goto(site.url + paths['reset-password-do'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(EXPIRED)
})

test('a request made offline says so, and succeeds once back online', async ({
  page,
  context,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  const address = await memberWhoForgot(page, site)
  await page.goto(site.url + paths['reset-password'])
  const email = page.getByRole('textbox', { name: 'Email address' })
  await email.fill(address)
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/^You’re offline/)
  await context.setOffline(false)
  await email.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox')
})
