import type { Page } from '@playwright/test'
import { paths } from 'contracts'
import { rawKeys } from '../fixtures/raw-keys.ts'
import { expect, test } from '../fixtures/test.ts'
import { violationsOf } from '../fixtures/violations.ts'

/** No violation, no untranslated key, no overflow. */
async function expectSound(page: Page, where: string) {
  const found = await violationsOf(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect({ found, rawKeys: await rawKeys(page), overflow }, where).toEqual({
    found: [],
    rawKeys: [],
    overflow: 0,
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme}, on a phone, in Finnish`, () => {
    test.use({ colorScheme, locale: 'fi-FI', viewport: { width: 390, height: 844 } })

    test('§2: the signup dialog with every problem showing, and its confirmation', async ({ page, site }) => {
      await page.goto(site.url + paths.pricing)
      await page.getByRole('banner').getByRole('button', { name: 'Rekisteröidy' }).click()
      const dialog = page.getByRole('dialog', { name: 'Rekisteröidy' })
      await dialog.getByRole('textbox', { name: 'Sähköpostiosoite' }).fill('aino')
      await page.keyboard.press('Enter')
      await expect(dialog.getByText('Sähköpostiosoite ei kelpaa')).toBeVisible()
      await expectSound(page, 'the form')
      await dialog.getByRole('button', { name: 'Sulje' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectSound(page, 'the question')
    })

    test('§4: the activation reminder, as alert and as dialog', async ({ page, site }) => {
      await page.goto(site.url + paths.login)
      await page.getByRole('textbox', { name: 'Sähköpostiosoite' }).fill('unconfirmed@example.invalid')
      await page.getByRole('textbox', { name: 'Salasana' }).fill('amberly-demo-1')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${site.url}/`)
      await page.getByRole('button', { name: 'Vaihda osoite' }).click()
      const dialog = page.getByRole('dialog', { name: 'Vahvista sähköpostiosoitteesi' })
      await dialog.getByRole('button', { name: 'Vaihda osoite' }).click()
      await expectSound(page, 'the dialog')
      await page.goto(`${site.url}${paths['activate-done']}`)
      await expect(page.getByText('unconfirmed@example.invalid')).toBeVisible()
      await expectSound(page, 'the link that is of no use')
    })
  })
}
