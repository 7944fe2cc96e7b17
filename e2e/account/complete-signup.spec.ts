import type { Page } from '@playwright/test'
import { getGeocode, paths, saveSignupStep } from 'contracts'
import { asSettings } from '../fixtures/member/as-member.ts'
import { logInAs } from '../fixtures/member/log-in.ts'
import { signUpAs } from '../fixtures/member/sign-up.ts'
import { rawKeys } from '../fixtures/raw-keys.ts'
import { expect, test } from '../fixtures/test.ts'
import { violationsOf } from '../fixtures/violations.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const next = (page: Page) => page.getByRole('button', { name: 'Continue' })
const step = (number: number | 'email') => new RegExp(`/complete-signup\\?step=${number}$`)

/** Fills in the required fields up to the step with this number. */
async function toStep(page: Page, url: string, last: 1 | 2) {
  await page.goto(url + paths['complete-signup'])
  await page.getByRole('radio', { name: 'Woman' }).check()
  await next(page).click()
  await expect(page).toHaveURL(step(1))
  if (last === 1) return
  await choose(page, 'Country', 'Netherlands')
  await next(page).click()
  await expect(page).toHaveURL(step(2))
}

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('button', { name: new RegExp(label) }).click()
  await page.getByRole('option', { name: option }).click()
}

test('§4: the steps require gender and country, let everything else be skipped, and end with the e-mail', async ({
  page,
  site,
}) => {
  await asSettings(page, { geoip_country: null, geoip_selected_country: null })
  await signUpAs(page, site.url, 'Robin')
  await page.goto(site.url + paths['complete-signup'])
  await expect(page).toHaveURL(step(0))
  await expect(page.getByText('Your profile · 1 of 6')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0)
  await next(page).click()
  await expect(page.getByText('Choose your gender')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Man', exact: true })).toBeFocused()
  await page.getByRole('radio', { name: 'Man', exact: true }).check()
  await page.getByRole('radio', { name: 'Men', exact: true }).check()
  await next(page).click()

  await expect(heading(page)).toHaveText('Where do you live?')
  await expect(heading(page)).toBeFocused()
  await next(page).click()
  await expect(page.getByText('Choose your country')).toBeVisible()
  await choose(page, 'Country', 'Netherlands')
  await expect(page.getByText('Choose your country')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Province' }).fill('holl')
  await page.getByRole('option', { name: 'Noord-Holland' }).click()
  await page.getByRole('combobox', { name: 'City' }).fill('haar')
  await page.getByRole('option', { name: 'Haarlem' }).click()
  await next(page).click()

  await expect(heading(page)).toHaveText('A bit about you')
  await expect(next(page)).toHaveCount(0)
  await page.getByRole('radio', { name: 'Brown' }).last().check()
  await page
    .getByRole('radiogroup', { name: 'Eye colour' })
    .getByRole('radio', { name: 'Rather not say' })
    .click()
  await page.getByRole('button', { name: 'Skip this step' }).click()
  await expect(heading(page)).toHaveText('In your own words')
  await page.getByRole('textbox', { name: 'About me' }).fill('I cook, and I listen.')
  await page.getByRole('button', { name: 'Cooking' }).click()
  await expect(page.getByText('1 chosen')).toBeVisible()
  await next(page).click()
  await expect(heading(page)).toHaveText('Add your first photo')
  await expect(page.getByRole('switch', { name: /^Show me to visitors/ })).not.toBeChecked()
  await page.getByRole('switch', { name: /^Show me to visitors/ }).check({ force: true })
  await next(page).click()
  await expect(page).toHaveURL(step('email'))
  await expect(page.getByText('Until you do, other members can’t find you')).toBeVisible()
  await page.getByRole('button', { name: 'Look around first' }).click()
  await expect(page).toHaveURL(site.url + paths['signup-matches'])

  await page.goto(site.url + paths.profile)
  await expect(page.getByRole('radio', { name: 'Men', exact: true })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Province' })).toHaveValue('Noord-Holland')
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Haarlem')
  await expect(page.getByRole('textbox', { name: 'About me' })).toHaveValue('I cook, and I listen.')
  await page.goto(`${site.url}${paths.notifications}#visibility`)
  await expect(page.getByRole('switch', { name: /^Show me to visitors/ })).toBeChecked()
})

test('§4: the steps resume where the member left off; button and browser go back, nothing goes ahead', async ({
  page,
  site,
}) => {
  await signUpAs(page, site.url, 'Sam')
  await toStep(page, site.url, 2)
  await page.goto(site.url + paths['complete-signup'])
  await expect(page).toHaveURL(step(2))
  await page.getByRole('button', { name: 'Finish later' }).click()
  await expect(page).toHaveURL(site.url + paths['signup-matches'])
  await page.goto(`${site.url}${paths['complete-signup']}?step=4`)
  await expect(page).toHaveURL(step(2))
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(step(1))
  await expect(page.getByRole('button', { name: /Country/ })).toContainText('Netherlands')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('radio', { name: 'Woman' })).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(step(1))
  await next(page).click()
  await expect(page).toHaveURL(step(2))
})

test('§4: leaving a step with unsaved input asks first', async ({ page, site }) => {
  await signUpAs(page, site.url, 'Kim')
  await toStep(page, site.url, 1)
  await page.getByRole('combobox', { name: 'City' }).fill('Gent')
  await page.keyboard.press('Tab')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void (asked.length === 1 ? dialog.dismiss() : dialog.accept())
  })
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(step(1))
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Gent')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(step(0))
  expect(asked).toEqual(Array(2).fill('You have unsaved changes. Leave anyway?'))
})

test('§8: a step that could not be saved keeps its input and says why', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/)
  await signUpAs(page, site.url, 'Alex')
  await toStep(page, site.url, 1)
  await choose(page, 'Country', 'Belgium')
  await page.route(`**${saveSignupStep.path}`, (route) =>
    route.fulfill({
      status: 422,
      json: { error: { code: 'invalid_input', message: '', fields: { country: 'invalid_input' } } },
    }),
  )
  await next(page).click()
  await expect(page.getByText('Please check what you’ve entered')).toBeVisible()
  await expect(page.getByRole('button', { name: /Country/ })).toBeFocused()
  await page.unroute(`**${saveSignupStep.path}`)
  await next(page).click()
  await expect(page).toHaveURL(step(2))
})

test.describe('with geolocation allowed', () => {
  test.use({ geolocation: { latitude: 52.3702, longitude: 4.8952 }, permissions: ['geolocation'] })

  test('§7: the member’s location fills in the place', async ({ page, site }) => {
    await signUpAs(page, site.url, 'Noa')
    await toStep(page, site.url, 1)
    const asked = page.waitForRequest(`**${getGeocode.path}?**`)
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page.getByText('Found. Please check it below.')).toBeVisible()
    // The coordinates are sent rounded, to about a kilometre.
    expect(new URL((await asked).url()).search).toBe('?lat=52.37&lon=4.9')
    await expect(page.getByRole('button', { name: /Country/ })).toContainText('Netherlands')
    await expect(page.getByRole('combobox', { name: 'Province' })).toHaveValue('Noord-Holland')
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Amsterdam')
  })
})

test('§4: a member who denies geolocation is told how to enter the place by hand', async ({ page, site }) => {
  await signUpAs(page, site.url, 'Mika')
  await toStep(page, site.url, 1)
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByText(/^Your browser won’t share your location/)).toBeVisible()
  await expect(next(page)).toBeEnabled()
})

test('§4: a member whose profile is complete is sent to the search', async ({ page, site }) => {
  await page.goto(`${site.url}${paths.login}?back=${paths['complete-signup']}`)
  await logInAs(page, 'premium')
  await expect(page).toHaveURL(site.url + paths.members)
})

test.describe('in Finnish, on a phone', () => {
  test.use({ locale: 'fi-FI', viewport: { width: 390, height: 844 } })

  test('§4: all steps work by keyboard, pass axe and fit the screen', async ({ page, site }) => {
    await signUpAs(page, site.url, 'Aino')
    await page.goto(site.url + paths['complete-signup'])
    await page.getByRole('radio', { name: 'Nainen' }).focus()
    await page.keyboard.press('Space')
    await expectWhole(page)
    await page.keyboard.press('Enter')
    for (const [number, title] of [
      [1, 'Missä asut?'],
      [2, 'Kerro vähän itsestäsi'],
      [3, 'Omin sanoin'],
      [4, 'Lisää ensimmäinen kuvasi'],
      ['email', 'Melkein valmista'],
    ] as const) {
      await expect(page).toHaveURL(step(number))
      await expect(heading(page)).toHaveText(title)
      await expect(heading(page)).toBeFocused()
      await expectWhole(page)
      if (number === 'email') continue
      await page.getByRole('button', { name: number === 1 ? 'Jatka' : 'Ohita tämä vaihe' }).focus()
      await page.keyboard.press('Enter')
    }
  })
})

async function expectWhole(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect({ overflow, rawKeys: await rawKeys(page) }).toEqual({ overflow: 0, rawKeys: [] })
  // React Aria keeps a pending button's announcement for some seconds, labelled by an element that is gone.
  expect(await violationsOf(page)).toEqual([])
}
