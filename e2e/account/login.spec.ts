import { logIn, paths } from 'contracts'
import { refuseWith } from '../fixtures/member/fake-api.ts'
import { logInAs } from '../fixtures/member/log-in.ts'
import { signUpAs } from '../fixtures/member/sign-up.ts'
import { expect, test } from '../fixtures/test.ts'

const account = (name: string) => ({ name: `Your account, ${name}` })

test('§2, §7: a member logs in, lands on the page they wanted, stays logged in, and logs out', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/chats`)
  await expect(page).toHaveURL(`${site.url}/login?back=%2Fchats`)
  await expect(page.getByText('Log in to see your messages.')).toBeVisible()
  await logInAs(page, 'premium')
  await expect(page).toHaveURL(`${site.url}/chats`)
  await expect(page.getByRole('link', { name: 'Credits' }).first()).toBeVisible()

  await page.reload()
  await expect(page).toHaveURL(`${site.url}/chats`)
  await page.getByRole('button', account('Premium demo')).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  await page.goto(`${site.url}/chats`)
  await expect(page).toHaveURL(/\/login/)
})

test('a login in one tab takes the others along, to the pages that they had asked for', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.url}/chats`)
  const other = await context.newPage()
  await other.goto(`${site.url}/likes`)
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: 'Log in' })).toBeVisible()
  await logInAs(page, 'premium')
  await expect(page).toHaveURL(`${site.url}/chats`)
  await expect(other).toHaveURL(`${site.url}/likes`)
  await expect(other.getByRole('button', account('Premium demo'))).toBeVisible()
})

test('§4: the server’s HTML carries the logged-in user, and a free member is offered premium', async ({
  page,
  site,
}) => {
  await page.goto(site.url + paths.login)
  await logInAs(page, 'free')
  await expect(page).toHaveURL(`${site.url}/`)
  const html = await (
    await page.request.get(`${site.url}/members`, { headers: { accept: 'text/html' } })
  ).text()
  expect(html).toContain('"name":"Free demo"')
  await expect(page.getByRole('link', { name: 'Get premium' }).first()).toBeVisible()
})

test('a way back to another site is ignored', async ({ page, site }) => {
  await page.goto(`${site.url}/login?back=${encodeURIComponent('//elsewhere.example/')}`)
  await logInAs(page, 'free')
  await expect(page).toHaveURL(`${site.url}/`)
})

test('§8: a wrong password is reported, and the fifth locks the account for the stated minutes', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (403|429)/)
  const { email, password } = await signUpAs(page, site.url, 'Robin')
  await page.context().clearCookies()
  const name = email.replace(/@.*/, '')
  await page.goto(`${site.url}/login`)
  const alert = page.getByRole('alert')
  for (let tries = 1; tries < 5; tries += 1) {
    const answered = page.waitForResponse('**/api/user.php')
    await logInAs(page, name, `wrong ${tries}`)
    expect((await answered).status()).toBe(403)
    await expect(alert).toHaveText('Login failed, please try again')
  }
  await logInAs(page, name, 'wrong 5')
  await expect(alert).toHaveText('Too many incorrect attempts, account blocked for 15 min')
  await logInAs(page, name, password)
  await expect(alert).toHaveText('Too many incorrect attempts, account blocked for 15 min')
  await logInAs(page, 'premium')
  await expect(page).toHaveURL(`${site.url}/`)
})

test('§8: a login to an account that staff have closed points to the mail that says why', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/)
  await refuseWith(page, logIn, { status: 403, code: 'forbidden' })
  await page.goto(`${site.url}/login`)
  await logInAs(page, 'premium')
  await expect(page.getByRole('alert')).toHaveText(
    'This account is closed. Our email tells you why, and how to object.',
  )
})

test('§5: an empty field shows its problem before anything is sent', async ({ page, site }) => {
  await page.goto(`${site.url}/login`)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.getByRole('textbox', { name: 'Email address' }).fill('nobody')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid email')).toBeVisible()
  await expect(page.getByText('Enter your password')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email address' })).toBeFocused()
  // The settings may be asked for once more, where the country was a guess.
  expect(asked.filter((url) => /\/api\/(?!settings)/.test(url))).toEqual([])
})

test('§8: when the session was ended elsewhere, the member logs in again and comes back', async ({
  page,
  context,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/)
  await page.goto(`${site.url}/login?back=%2Flikes`)
  await logInAs(page, 'staff')
  await expect(page).toHaveURL(`${site.url}/likes`)
  await context.clearCookies()
  // §7: the first refresh of the user is after five seconds.
  await expect(page).toHaveURL(`${site.url}/login?back=%2Flikes`, { timeout: 15_000 })
})
