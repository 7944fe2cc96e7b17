import type { Page } from '@playwright/test'
import { paths } from 'contracts'
import { mailLink } from '../fixtures/member/mail-links.ts'
import { signUpAs } from '../fixtures/member/sign-up.ts'
import { pastEntryWarning } from '../fixtures/past-entry-warning.ts'
import { buildVariant, removeVariant } from '../fixtures/site/variant.ts'
import { expect, test } from '../fixtures/test.ts'
import { violationsOf } from '../fixtures/violations.ts'

test('§4: a member deletes their account and restores it from the mail, by keyboard', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (403|410|422)/)
  const { url } = site
  const { email, password } = await signUpAs(page, url, 'Robin')
  await page.goto(`${url}/notifications#leave`)
  const remove = page.getByRole('button', { name: 'Delete account' })
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await remove.focus()
  await page.keyboard.press('Enter')
  // §2: the alternatives, offered once, below the deletion.
  await expect(page.getByRole('heading', { name: 'Or instead' })).toBeFocused()
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(remove).toBeFocused()

  // Later they are there when asked for.
  await page.reload()
  await page.getByRole('button', { name: 'See other ways' }).click()
  await expect(page.getByRole('heading', { name: 'Or instead' })).toBeFocused()
  await page.getByRole('button', { name: 'Stay', exact: true }).click()
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(
    question.getByText('For 14 days you can restore everything with the link in our email.'),
  ).toBeVisible()
  await expect(question.getByText(/unused credits? (is|are) lost/)).toBeVisible()
  const field = question.getByRole('textbox', { name: 'Password', exact: true })
  await field.focus()
  await page.keyboard.press('Enter')
  await expect(question.getByText('Enter your password')).toBeVisible()
  await page.keyboard.type('not this one')
  await page.keyboard.press('Enter')
  await expect(question.getByText('Please check your old password')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is closed')
  await expect(page).toHaveURL(/\/account-deleted\?until=/)
  await expect(page.getByText(/You can come back until .*20\d\d/)).toBeVisible()

  await page.goto(url + paths.notifications)
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/The account is pending deletion/)).toBeVisible()

  const link = await mailLink({ page, url, to: email })
  await page.goto(url + link)
  await expect(page).toHaveURL(url + paths['account-deleted'])
  await page.getByRole('button', { name: 'Bring my account back' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is back')
  await page.getByRole('link', { name: 'Log in' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/login/)

  await page.goto(url + link)
  await page.getByRole('button', { name: 'Bring my account back' }).click()
  await expect(page.getByRole('alert')).toHaveText('Link expired or invalid, request a new email')
})

test('§2: leaving offers another address or privacy mode, which then shows in its own section', async ({
  page,
  site,
}) => {
  await signUpAs(page, site.url, 'Robin')
  await page.goto(`${site.url}${paths.notifications}#leave`)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('button', { name: 'Turn on privacy mode' }).click()
  await expect(page.getByText('Privacy mode is on.')).toBeVisible()
  await page.getByRole('link', { name: 'Change email address' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Email address' })).toBeFocused()
  await page.getByRole('link', { name: 'Privacy Privacy mode' }).click()
  await expect(page.getByRole('switch', { name: 'Privacy mode' })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Privacy mode' })).toBeChecked()
})

test('§2: another remote can add an alternative to leaving', async ({ page, releaseSite }) => {
  const dist = await buildVariant('mf-credits', {
    'remote.ts': (source) =>
      source.replace('  routes: [', "  slots: [{ slot: 'leaving', widget: 'offer' }],\n  routes: ["),
    'src/index.ts': (source) =>
      source.replace('  pages: {', "  widgets: { offer: () => import('./widgets/offer') },\n  pages: {"),
    'src/widgets/offer.tsx': () => `export function Widget() { return <p>A small bundle to try</p> }`,
  })
  try {
    await releaseSite.publish(dist)
    await signUpAs(page, releaseSite.url, 'Robin')
    await page.goto(`${releaseSite.url}${paths.notifications}#leave`)
    await page.getByRole('button', { name: 'Delete account' }).click()
    const offer = page.getByText('A small bundle to try')
    await expect(offer).toBeVisible()
    await page.getByRole('button', { name: 'Stay' }).click()
    await expect(offer).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible()
  } finally {
    await removeVariant(dist)
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`§2: leaving, ${colorScheme}, in Finnish at 390 px: no overflow, and axe passes`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({
      colorScheme,
      locale: 'fi',
      viewport: { width: 390, height: 800 },
    })
    await pastEntryWarning(context)
    const page = await context.newPage()
    await signUpAs(page, site.url, 'Robin')
    await page.goto(`${site.url}${paths.notifications}#leave`)
    await page.getByRole('button', { name: 'Poista tili' }).click()
    await expect(page.getByRole('heading', { level: 3 })).toBeFocused()
    await expectNothingWrong(page)
    await expect(page.getByRole('button', { name: 'Poista tili' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Poista tili' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectNothingWrong(page)
    await context.close()
  })
}

async function expectNothingWrong(page: Page) {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow).toBe(0)
  expect(await violationsOf(page)).toEqual([])
}
