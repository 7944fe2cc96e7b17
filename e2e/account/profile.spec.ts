import type { Page } from '@playwright/test'
import { paths } from 'contracts'
import { logInAs } from '../fixtures/member/log-in.ts'
import { signUpAs } from '../fixtures/member/sign-up.ts'
import { rawKeys } from '../fixtures/raw-keys.ts'
import { expect, test } from '../fixtures/test.ts'
import { violationsOf } from '../fixtures/violations.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function openProfile(page: Page, url: string, name: string) {
  await signUpAs(page, url, name)
  await page.goto(url + paths.profile)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My profile')
}

test('§2, §3: each section saves on its own and survives a reload', async ({ page, site }) => {
  await openProfile(page, site.url, 'Robin')
  await expect(
    page.getByText('Nobody can find your profile until you fill in your gender and country.'),
  ).toBeVisible()
  const about = section(page, 'About you')
  await about.getByRole('radio', { name: 'Woman' }).check()
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(about.getByText('Saved')).toBeVisible()
  await expect(about.getByRole('heading')).toBeFocused()

  const place = section(page, 'Where you live')
  await place.getByRole('button', { name: /Country/ }).click()
  await page.getByRole('option', { name: 'Switzerland' }).click()
  // The closed list gives the focus back.
  await expect(place.getByRole('button', { name: /Country/ })).toBeFocused()
  await place.getByRole('combobox', { name: 'Canton' }).fill('bern')
  await page.getByRole('option', { name: 'Bern' }).click()
  await place.getByRole('button', { name: 'Save' }).click()
  await expect(place.getByText('Saved')).toBeVisible()

  const looks = section(page, 'Looks and life')
  const tattoos = looks.getByRole('radiogroup', { name: 'Tattoos' })
  await tattoos.getByRole('radio', { name: 'No', exact: true }).check()
  await looks.getByRole('button', { name: 'Save' }).click()
  await expect(looks.getByText('Saved')).toBeVisible()

  await page.reload()
  await expect(about.getByRole('radio', { name: 'Woman' })).toBeChecked()
  await expect(place.getByRole('combobox', { name: 'Canton' })).toHaveValue(/^Bern/)
  await expect(tattoos.getByRole('radio', { name: 'No', exact: true })).toBeChecked()

  await tattoos.getByRole('radio', { name: 'Rather not say' }).click()
  await expect(tattoos.getByRole('radio', { name: 'Rather not say' })).toBeChecked()
  await looks.getByRole('button', { name: 'Save' }).click()
  await expect(looks.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(tattoos.getByRole('radio', { name: 'Yes', exact: true })).toBeVisible()
  await expect(tattoos.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('§3: sexuality and who one would like to meet say that choosing is the consent, and can be taken back', async ({
  page,
  site,
}) => {
  await openProfile(page, site.url, 'Noa')
  await expect(section(page, 'About you').getByText(/^By choosing, you agree that we use it/)).toBeVisible()
  const meet = section(page, 'Who you’d like to meet')
  await expect(meet.getByText(/^By choosing, you agree that we use it/)).toBeVisible()
  const choice = meet.getByRole('radiogroup', { name: 'I’d like to meet' })
  await choice.getByRole('radio', { name: 'Women' }).check()
  await meet.getByRole('button', { name: 'Save' }).click()
  await expect(meet.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(choice.getByRole('radio', { name: 'Women' })).toBeChecked()
  await choice.getByRole('radio', { name: 'Rather not say' }).click()
  await meet.getByRole('button', { name: 'Save' }).click()
  await expect(meet.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(choice.getByRole('radio', { name: 'Women' })).toBeVisible()
  await expect(choice.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('§5: a new name is checked against the rules and shows everywhere', async ({ page, site }) => {
  await openProfile(page, site.url, 'Sam')
  const name = section(page, 'Name and age')
  const field = name.getByRole('textbox', { name: 'Username' })
  await field.fill('@sam')
  await field.blur()
  await expect(name.getByText('Username may not start with @')).toBeVisible()
  await field.fill('Samira')
  await expect(name.getByText('Username may not start with @')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(name.getByText('Saved')).toBeVisible()
  await expect(page.getByText(/^Samira, \d\d$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your account, Samira' })).toBeVisible()
  await expect(name.getByText('15 Jun 1990')).toBeVisible()
  await expect(name.getByRole('link', { name: 'Correct it in the settings' })).toHaveAttribute(
    'href',
    /^\/notifications#/,
  )
})

test('§5: a name that is an address is refused at its field', async ({ page, site }) => {
  await page.goto(`${site.url}${paths.login}?back=${paths.profile}`)
  await logInAs(page, 'blocked')
  const name = section(page, 'Name and age')
  await name.getByRole('textbox', { name: 'Username' }).fill('blocked@example.invalid')
  await name.getByRole('button', { name: 'Save' }).click()
  await expect(name.getByText('Choose a name without an email address or phone number')).toBeVisible()
  await expect(name.getByRole('textbox', { name: 'Username' })).toBeFocused()
  await name.getByRole('button', { name: 'Undo changes' }).click()
  await expect(name.getByRole('textbox', { name: 'Username' })).toHaveValue('Blocked demo')
})

test('§2: a suggestion leads to its field by keyboard, and disappears once followed', async ({
  page,
  site,
}) => {
  await openProfile(page, site.url, 'Kim')
  await page.getByRole('link', { name: 'About me' }).focus()
  await page.keyboard.press('Enter')
  const text = page.getByRole('textbox', { name: 'About me' })
  await expect(text).toBeFocused()
  await page.keyboard.type('I cook, and I listen.')
  await page.getByRole('link', { name: 'Interests' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Choose interests' })).toBeFocused()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Interests' })
  await sheet.getByRole('button', { name: 'Adventure' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(sheet.getByText('2 chosen')).toBeVisible()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Adventure' })).toBeVisible()
  const words = section(page, 'In your words')
  await words.getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await expect(words.getByText('Saved')).toBeVisible()
  await expect(page.getByRole('link', { name: 'About me' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Interests' })).toHaveCount(0)
})

test('leaving with unsaved changes asks first', async ({ page, site }) => {
  await openProfile(page, site.url, 'Alex')
  await page.getByRole('textbox', { name: 'About me' }).fill('Half a sent')
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    void (asked === 1 ? dialog.dismiss() : dialog.accept())
  })
  const elsewhere = page.getByRole('link', { name: 'Search members' }).first()
  await elsewhere.click()
  await expect(page.getByRole('textbox', { name: 'About me' })).toHaveValue('Half a sent')
  await elsewhere.click()
  await expect(page).toHaveURL(/\/members/)
  expect(asked).toBe(2)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in Finnish, ${colorScheme}`, () => {
    test.use({ locale: 'fi-FI', colorScheme })

    test('§2: the profile fits every width and passes axe', async ({ page, site }) => {
      await signUpAs(page, site.url, 'Aino')
      await page.goto(site.url + paths.profile)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oma profiili')
      for (const width of [390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect({ width, overflow, rawKeys: await rawKeys(page) }).toEqual({ width, overflow: 0, rawKeys: [] })
      }
      expect(await violationsOf(page)).toEqual([])
    })
  })
}
