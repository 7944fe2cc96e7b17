import { activate, paths } from 'contracts'
import { asMember } from '../fixtures/member/as-member.ts'
import { refuseWith } from '../fixtures/member/fake-api.ts'
import { logInAs } from '../fixtures/member/log-in.ts'
import { mailLink, mailLinks } from '../fixtures/member/mail-links.ts'
import { newcomer, typeSignup } from '../fixtures/member/newcomer.ts'
import { expect, test } from '../fixtures/test.ts'

const EXPIRED = 'Link expired or invalid, request a new email'
const PHONE = { width: 390, height: 844 }

test('§8: a used, superseded or invented link does nothing, and offers a new mail', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4\d\d/)
  const robin = newcomer('robin')
  const mails = { page, url: site.url, to: robin.email }
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(site.url + paths.signup)
  await page.getByRole('textbox', { name: 'Email address' }).focus()
  await typeSignup(page, robin, '15061990')
  await expect(page).toHaveURL(/\/complete-signup/)
  const first = await mailLink(mails)

  await page.goto(`${site.url}${paths['activate-done']}?token=made-up`)
  // The token leaves the address bar at once.
  await expect(page).toHaveURL(site.url + paths['activate-done'])
  await expect(heading).toHaveText(EXPIRED)
  await expect(page.getByText(robin.email)).toBeVisible()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText(`A new email is on its way to ${robin.email}`)).toBeVisible()
  const [second = ''] = await mailLinks({ ...mails, count: 2 })

  await page.goto(site.url + first)
  await expect(heading).toHaveText(EXPIRED)

  await page.goto(site.url + second)
  await expect(heading).toHaveText('Your email address is confirmed')
  // A reload knows that it is done, although the address no longer holds the token.
  await expect(page).toHaveURL(site.url + paths['activate-done'])
  await page.reload()
  await expect(page.getByText('Welcome, Robin! Others can reply to you now.')).toBeVisible()
  await expect(heading).toHaveText('Your email address is confirmed')

  // A confirmed member has no mail to request.
  await page.goto(site.url + second)
  await expect(heading).toHaveText('Your email address is confirmed')
  await page.context().clearCookies()
  await page.goto(site.url + second)
  await expect(heading).toHaveText(EXPIRED)
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('§4: the address can be confirmed on another device with the password; the first one moves on by itself', async ({
  page,
  browser,
  site,
}) => {
  const robin = newcomer('robin')
  await page.goto(site.url + paths.signup)
  await page.getByRole('textbox', { name: 'Email address' }).focus()
  await typeSignup(page, robin, '15061990')
  await expect(page).toHaveURL(/\/complete-signup/)
  await page.goto(site.url + paths.pricing)
  const alert = page.getByRole('status').filter({ hasText: 'Confirm your email' })
  await expect(alert).toBeVisible()
  const link = await mailLink({ page, url: site.url, to: robin.email })

  const elsewhere = await browser.newContext()
  const phone = await elsewhere.newPage()
  await phone.goto(site.url + link)
  // A click alone confirms nothing: someone else may have signed up with the reader's address.
  const password = phone.getByRole('textbox', { name: 'Password' })
  await expect(phone.getByText('Never made an account here?')).toBeVisible()
  await password.fill('a stranger’s guess')
  await phone.getByRole('button', { name: 'Confirm address' }).click()
  await expect(phone.getByText('Login failed, please try again')).toBeVisible()
  await expect(alert).toBeVisible()
  await password.fill(robin.password)
  await password.press('Enter')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Your email address is confirmed')
  await expect(phone.getByText('Welcome, Robin!')).toBeVisible()
  await elsewhere.close()
  await expect(alert).toHaveCount(0)
})

test('§8: without a token, a visitor logs in and comes back to the page', async ({ page, site }) => {
  await page.goto(site.url + paths['activate-done'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(EXPIRED)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`${site.url}/login?back=%2Factivate%2Fdone`)
  await logInAs(page, 'unconfirmed')
  await expect(page).toHaveURL(site.url + paths['activate-done'])
  await expect(page.getByText('unconfirmed@example.invalid')).toBeVisible()
})

test('§8: a permanent failure has a page of its own that leads to customer service', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  await refuseWith(page, activate, { status: 409, code: 'activation_failed' })
  await page.goto(`${site.url}${paths['activate-done']}?token=T0KEN`)
  await expect(page).toHaveURL(site.url + paths['activate-error'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activation failed')
  await expect(page.getByText('Something went wrong, contact customer service')).toBeVisible()
  await page.getByRole('link', { name: 'Ask customer service' }).click()
  await expect(page).toHaveURL(site.url + paths['pages-service'])
})

test.describe('§4: the activation reminder', () => {
  test('is an alert that resends the mail, also to another address', async ({ page, site }) => {
    const robin = newcomer('robin')
    const other = newcomer('other').email
    await page.goto(site.url + paths.signup)
    await page.getByRole('textbox', { name: 'Email address' }).focus()
    await typeSignup(page, robin, '15061990')
    await expect(page).toHaveURL(/\/complete-signup/)
    await page.goto(site.url + paths.pricing)
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText(`A new email is on its way to ${robin.email}`)).toBeVisible()

    await page.getByRole('button', { name: 'Change address' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm your email address' })
    await expect(dialog.getByText(robin.email)).toBeVisible()
    await dialog.getByRole('button', { name: 'Change address' }).click()
    const email = dialog.getByRole('textbox', { name: 'Your email address' })
    await expect(email).toBeFocused()
    await email.fill('nobody')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Invalid email')).toBeVisible()
    await email.fill(other)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(`A new email is on its way to ${other}`)).toBeVisible()

    await page.goto(site.url + (await mailLink({ page, url: site.url, to: other })))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address is confirmed')
    await page.goto(site.url + paths.pricing)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('Confirm your email')).toHaveCount(0)
  })

  test('says when an address is taken, and when too many mails were requested', async ({
    page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 4\d\d/)
    await page.goto(site.url + paths.login)
    await logInAs(page, 'unconfirmed')
    await page.getByRole('button', { name: 'Change address' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm your email address' })
    await dialog.getByRole('button', { name: 'Change address' }).click()
    await dialog.getByRole('textbox', { name: 'Your email address' }).fill('free@example.invalid')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('This email address already owns an account on this website')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.route('**/api/activation.php*', (route) =>
      route.fulfill({
        status: 429,
        json: {
          error: { code: 'too_many_requests', message: 'That was a lot at once. Please try again later' },
        },
      }),
    )
    await dialog.getByRole('button', { name: 'Send again' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('That was a lot at once. Please try again later')
  })

  test.describe('on a smartphone', () => {
    test.use({ viewport: PHONE })

    test('is a dialog once on arrival, then the alert', async ({ page, site }) => {
      await page.goto(site.url + paths.login)
      await logInAs(page, 'unconfirmed')
      await expect(page).toHaveURL(`${site.url}/`)
      await page.goto(`${site.url}/pricing?api_signup_complete=1&gender=female`)
      const dialog = page.getByRole('dialog', { name: 'Confirm your email address' })
      await expect(dialog.getByText('unconfirmed@example.invalid')).toBeVisible()
      await expect(page).toHaveURL(`${site.url}/pricing?gender=female`)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('status').filter({ hasText: 'Confirm your email' })).toBeVisible()
    })
  })

  test('does not show to members who get no mails, or are confirmed', async ({ page, site }) => {
    await asMember(page, { status: 'not_confirmed', notifications_disabled: ['bounce'] })
    await page.goto(`${site.url}/pricing?api_signup_complete=1`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0)
  })
})
