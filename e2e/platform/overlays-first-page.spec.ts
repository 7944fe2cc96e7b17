import { expect, test } from '../fixtures/test.ts'

test('§2: on the first page of a tab, Back closes the signup, too, and the next one leaves the site', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/robots.txt`)
  await page.goto(`${site.url}/pricing`)
  const open = page.getByRole('banner').getByRole('button', { name: 'Sign up' })
  const signup = page.getByRole('dialog', { name: 'Sign up' })
  const mail = signup.getByRole('textbox', { name: 'Email' })
  const question = page.getByRole('alertdialog')

  await test.step('an empty one', async () => {
    await open.click()
    await expect(mail).toBeVisible()
    await page.goBack()
    await expect(signup).toHaveCount(0)
    await expect(page).toHaveURL(`${site.url}/pricing`)
  })

  await test.step('one with an address, which stays while the question is answered', async () => {
    await open.click()
    await mail.fill('ann@example.org')
    await page.goBack()
    await expect(question).toBeVisible()
    await page.goBack()
    await expect(question).toHaveCount(0)
    await expect(mail).toHaveValue('ann@example.org')
    await page.goBack()
    await expect(question).toBeVisible()
    await expect(page).toHaveURL(`${site.url}/pricing`)
  })

  await test.step('after a reload, one Back leaves the site', async () => {
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(open).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(`${site.url}/robots.txt`)
  })
})

test('§2: on a phone, Back closes the filters of a search that was opened directly, and keeps what they found', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${site.url}/robots.txt`)
  await page.goto(`${site.url}/members`)
  const open = page.getByRole('button', { name: /^Filters/ })
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await open.click()
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(open).toBeFocused()
  await open.click()
  await drawer.getByRole('checkbox', { name: 'New members' }).click()
  await expect(page).toHaveURL(/is_new=1/)
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(/is_new=1/)
})
