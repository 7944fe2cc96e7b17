import { paths, signUp } from 'contracts'
import { asSettings } from '../fixtures/member/as-member.ts'
import { answerWith, refuseWith } from '../fixtures/member/fake-api.ts'
import { mailLink } from '../fixtures/member/mail-links.ts'
import { newcomer, typeSignup } from '../fixtures/member/newcomer.ts'
import { expect, test } from '../fixtures/test.ts'

const PHONE = { width: 390, height: 844 }
test('§2, §4: a visitor gets from the dialog to a confirmed account by keyboard', async ({ page, site }) => {
  const robin = newcomer('robin')
  await page.goto(`${site.url}${paths.pricing}?network=partner&sub1=summer`)
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Sign up' })
  await dialog.getByRole('textbox', { name: 'Email address' }).focus()
  const sent = page.waitForRequest('**/api/signup.php')
  // British dates begin with the day.
  await typeSignup(page, robin, '15061990')
  expect((await sent).postDataJSON()).toMatchObject({
    email: robin.email,
    date_of_birth: '1990-06-15',
    tracking: { network: 'partner', sub1: 'summer' },
  })
  await expect(page).toHaveURL(/\/complete-signup\?back=%2Fpricing/)
  await expect(dialog).toHaveCount(0)

  await page.goto(site.url + (await mailLink({ page, url: site.url, to: robin.email })))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address is confirmed')
  await expect(page.getByText('Welcome, Robin!')).toBeVisible()
  await page.getByRole('link', { name: 'Complete your profile' }).click()
  await expect(page).toHaveURL(/\/complete-signup/)
})

test.describe('in Finnish, on a phone', () => {
  test.use({ locale: 'fi-FI', viewport: PHONE })

  test('§2, §4: a visitor gets from /signup to a confirmed account', async ({ page, site }) => {
    const aino = newcomer('aino')
    await page.goto(site.url + paths.signup)
    await page.getByRole('textbox', { name: 'Sähköpostiosoite' }).focus()
    await typeSignup(page, aino, '15061990')
    await expect(page).toHaveURL(/\/complete-signup/)
    await page.goto(site.url + (await mailLink({ page, url: site.url, to: aino.email })))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sähköpostiosoitteesi on vahvistettu')
  })
})

test('§2, §5: the dialog closes freely until something is typed, then asks first', async ({ page, site }) => {
  await page.goto(site.url + paths.pricing)
  const open = page.getByRole('banner').getByRole('button', { name: 'Sign up' })
  const dialog = page.getByRole('dialog', { name: 'Sign up' })
  await open.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await open.click()
  const email = dialog.getByRole('textbox', { name: 'Email address' })
  await email.fill('robin@')
  await page.keyboard.press('Escape')
  await page.mouse.click(4, 300)
  await expect(dialog).toBeVisible()
  await expect(email).toHaveValue('robin@')

  await dialog.getByRole('button', { name: 'Close' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave sign-up?' })
  await question.getByRole('button', { name: 'Keep going' }).click()
  await expect(question).toHaveCount(0)
  await expect(email).toHaveValue('robin@')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(dialog).toHaveCount(0)
})

test('§5: a problem shows when its field is left, and all of them on submit', async ({ page, site }) => {
  await page.goto(site.url + paths.signup)
  const email = page.getByRole('textbox', { name: 'Email address' })
  const name = page.getByRole('textbox', { name: 'Username' })
  const password = page.getByRole('textbox', { name: 'Password' })
  await email.pressSequentially('robin')
  await expect(page.getByText('Invalid email')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Day' }).focus()
  await expect(page.getByText('Invalid email')).toBeVisible()

  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(email).toBeFocused()
  await expect(page.getByText('Enter your date of birth (18+)')).toBeVisible()
  await email.fill('robin@example.invalid')
  await page.keyboard.press('Tab')
  await page.keyboard.type('15061990')
  await page.keyboard.press('Enter')

  // Nothing is wrong yet with what nobody has filled in.
  await expect(name).toBeFocused()
  await expect(page.getByText('Choose a password of at least 8 characters')).toHaveCount(0)
  await name.fill('@robin')
  await password.fill('robin')
  await expect(page.getByText('Username may not start with @')).toBeVisible()
  await page.getByRole('button', { name: 'Sign up for free' }).click()
  await expect(name).toBeFocused()
  await expect(page.getByText('Choose a password of at least 8 characters')).toBeVisible()

  await name.fill('robin@example.invalid')
  await expect(page.getByText('Username may not be the same as your e-mail address')).toBeVisible()
  await name.fill('R')
  await expect(page.getByText('Choose a username of 2 to 30 characters')).toBeVisible()
  await password.fill('robin@example.invalid')
  await expect(page.getByText('Your password can’t be your email address')).toBeVisible()
  await name.fill('Robindoe')
  await password.fill('robindoe')
  await expect(page.getByText('Your password can’t be your username')).toBeVisible()
  await password.fill('qwertyuiop')
  await expect(page.getByText('That password is easy to guess. Choose another one')).toBeVisible()
  await expect(page.getByText('Too easy to guess')).toHaveCount(0)
  await password.fill('correct horse battery')
  await expect(page.getByText('Strong')).toBeVisible()
})

test('§5: a visitor who is too young is told the brand’s minimum age', async ({ page, site }) => {
  await asSettings(page, { min_age: 21 })
  await page.goto(site.url + paths.signup)
  const year = String(new Date().getFullYear() - 20)
  await page.getByRole('textbox', { name: 'Day' }).fill('01')
  await page.getByRole('textbox', { name: 'Month' }).fill('01')
  await page.getByRole('textbox', { name: 'Year' }).fill(year)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('You must be at least 21 to join')).toBeVisible()
})

test('§5: an address that already has an account is refused at its field; the rest of the form stays', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/)
  await page.goto(site.url + paths.signup)
  const email = page.getByRole('textbox', { name: 'Email address' })
  await email.focus()
  await typeSignup(page, { ...newcomer('robin'), email: 'free@example.invalid' }, '15061990')
  await expect(page.getByText('This email address already owns an account on this website')).toBeVisible()
  await expect(email).toBeFocused()
  await email.fill(newcomer('robin').email)
  await expect(page.getByText('already owns an account')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('Robin')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/complete-signup/)
})

for (const { code, status, says } of [
  { code: 'too_many_requests', status: 429, says: 'That was a lot at once. Please try again later' },
  { code: 'signups_closed', status: 403, says: 'We’re not taking new members right now' },
  { code: 'unexpected', status: 500, says: 'An error occurred, please try again later' },
] as const) {
  test(`§8: a signup refused with ${code} shows the error above the form`, async ({
    page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(new RegExp(`status of ${status}`))
    await refuseWith(page, signUp, { status, code })
    await page.goto(site.url + paths.signup)
    await page.getByRole('textbox', { name: 'Email address' }).focus()
    await typeSignup(page, newcomer('robin'), '15061990')
    await expect(page.getByRole('alert')).toHaveText(says)
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('Robin')
  })
}

test('§4: a brand that is closed to signups says so on the page, too', async ({ page, site }) => {
  await asSettings(page, { signups: 'none' })
  await page.goto(site.url + paths.signup)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-up is closed')
  await asSettings(page, { signups: 'with_trafficsource' })
  await page.goto(site.url + paths.signup)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-up is by invitation')
  await page.goto(`${site.url}${paths.signup}?ref=partner`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign up')
})

test('§8: a brand with neutral answers only says that a mail explains what’s next', async ({
  page,
  site,
}) => {
  await asSettings(page, { neutral_access: true })
  await answerWith(page, signUp, { user: null, message_kept: false })
  await page.goto(site.url + paths.signup)
  await page.getByRole('textbox', { name: 'Email address' }).focus()
  await typeSignup(page, { ...newcomer('robin'), email: 'robin@gmail.com' }, '15061990')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox')
  await expect(
    page.getByText('If all is well with robin@gmail.com, an email is on its way there.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open your mailbox' })).toHaveAttribute(
    'href',
    'https://mail.google.com/',
  )
})
