import { logIn, paths } from 'contracts'
import { expect, test } from '../fixtures/test.ts'
import { openEarly } from './open-early.ts'

const MEMBER = { email: 'free@example.invalid', password: 'amberly-demo-1' }

test('a press before the code is there shows at once that it was heard, and counts once', async ({
  page,
  site,
}) => {
  const { release } = await openEarly(page, site.url)
  const button = page.getByRole('button', { name: /^Language/ })
  const ms = await button.evaluate(async (element: HTMLElement) => {
    const start = performance.now()
    const shown = new Promise((resolve) => {
      new MutationObserver(resolve).observe(element, { attributeFilter: ['aria-busy'] })
    })
    element.click()
    await shown
    return performance.now() - start
  })
  expect(ms).toBeLessThan(100)
  await expect(button).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('menuitemradio', { name: 'Suomi' })).toBeVisible()
  await expect(page.locator('[data-held],[aria-busy=true]')).toHaveCount(0)
})

test('a press that begins before the code is there and ends after it counts once', async ({ page, site }) => {
  const { release } = await openEarly(page, site.url)
  const button = page.getByRole('button', { name: /^Language/ })
  await button.hover()
  await page.mouse.down()
  release()
  await expect(button.and(page.locator('[data-painted]:not([data-answers]) *'))).toHaveCount(0)
  await page.mouse.up()
  await expect(page.getByRole('menuitemradio', { name: 'Suomi' })).toBeVisible()
  await expect(page.locator('[data-held],[aria-busy=true]')).toHaveCount(0)
})

test('what was typed stays, two presses of a toggle count as two, and the focus stays where it is', async ({
  page,
  site,
}) => {
  const { release } = await openEarly(page, site.url + paths.login)
  const password = page.getByRole('textbox', { name: 'Password' })
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.getByRole('button', { name: 'Show password' }).click()
  await password.pressSequentially('secret')
  release()
  await expect(page.locator('[data-painted]:not([data-answers])')).toHaveCount(0)
  await expect(password).toBeFocused()
  await password.pressSequentially('s')
  await expect(password).toHaveValue('secrets')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
})

for (const submit of ['Enter', 'the button'] as const) {
  test(`a form that is submitted early with ${submit} is sent once, with what was typed`, async ({
    page,
    site,
  }) => {
    const sent: unknown[] = []
    page.on('request', (request) => {
      const isLogin = request.method() === logIn.method && new URL(request.url()).pathname === logIn.path
      if (isLogin) sent.push(request.postDataJSON())
    })
    const { release } = await openEarly(page, site.url + paths.login)
    await page.getByRole('textbox', { name: 'Email address' }).fill(MEMBER.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(MEMBER.password)
    const button = page.getByRole('main').getByRole('button', { name: 'Log in' })
    for (let press = 0; press < 2; press += 1) {
      if (submit === 'Enter') await page.keyboard.press('Enter')
      else await button.click()
    }
    await expect(button).toHaveAttribute('aria-busy', 'true')
    expect(page.url()).toBe(site.url + paths.login)
    release()
    await expect(page).toHaveURL(`${site.url}/`)
    await expect(page.getByRole('button', { name: 'Your account, Free demo' })).toBeVisible()
    expect(sent).toEqual([expect.objectContaining(MEMBER)])
  })
}

test('the fields of the signup hydrate as they were filled in', async ({ page, site }) => {
  const { release } = await openEarly(page, site.url + paths.signup)
  const fields = page.getByRole('main')
  await fields.getByRole('textbox', { name: 'Email address' }).fill('robin@example.invalid')
  release()
  await expect(page.locator('[data-painted]:not([data-answers])')).toHaveCount(0)
  await fields.getByRole('button', { name: 'Continue' }).click()
  await expect(fields.getByRole('textbox', { name: 'Email address' })).toHaveValue('robin@example.invalid')
  await expect(fields.getByRole('textbox', { name: 'Email address' })).not.toHaveAttribute(
    'aria-invalid',
    'true',
  )
})

test('a link works before the code is there, opens once, and nothing that was pressed before follows', async ({
  page,
  site,
}) => {
  const { release } = await openEarly(page, site.url)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await expect(page).toHaveURL(site.url + paths.login)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await expect(page.locator('#root:not([data-painted])')).toBeAttached()
  await expect(page.getByRole('menu')).toHaveCount(0)
  expect(documents).toEqual([paths.login])
})

test('a modified click on a link opens it in a new tab', async ({ page, site, context }) => {
  await openEarly(page, site.url)
  const opened = context.waitForEvent('page')
  await page
    .getByRole('link', { name: 'Log in' })
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  const other = await opened
  await expect(other).toHaveURL(site.url + paths.login)
  expect(page.url()).toBe(`${site.url}/`)
  await other.close()
})
