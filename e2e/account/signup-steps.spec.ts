import { paths } from 'contracts'
import { expect, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('§3, §5: both ways back from the second step lead to the first, and keep what is filled in', async ({
  page,
  site,
}) => {
  await page.goto(site.url + paths.signup)
  const email = page.getByRole('textbox', { name: 'Email address' })
  const name = page.getByRole('textbox', { name: 'Username' })
  const goOn = page.getByRole('button', { name: 'Continue' })
  await expect(goOn).toBeInViewport({ ratio: 1 })
  await email.fill('robin@example.invalid')
  await page.keyboard.press('Tab')
  await page.keyboard.type('15061990')
  await goOn.click()
  await name.fill('Robin')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(email).toHaveValue('robin@example.invalid')
  await expect(email).toBeFocused()
  await goOn.click()
  await expect(name).toHaveValue('Robin')
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Year' })).toHaveValue('1990')
  await goOn.click()
  await expect(name).toHaveValue('Robin')
  // A reload forgets both, and begins anew.
  await page.reload()
  await expect(email).toBeVisible()
  await expect(name).toHaveCount(0)
})

test('§2: the button of both steps is in sight on a low screen of a computer', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(site.url + paths.signup)
  const goOn = page.getByRole('button', { name: 'Continue' })
  await expect(goOn).toBeInViewport({ ratio: 1 })
  await page.getByRole('textbox', { name: 'Email address' }).fill('robin@example.invalid')
  await page.keyboard.press('Tab')
  await page.keyboard.type('15061990')
  await goOn.click()
  await expect(page.getByRole('button', { name: 'Sign up for free' })).toBeInViewport({ ratio: 1 })
})
