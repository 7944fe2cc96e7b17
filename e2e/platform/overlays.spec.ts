import type { Page } from '@playwright/test'
import { frameAnswers } from '../fixtures/frame-answers.ts'
import { asSettings } from '../fixtures/member/as-member.ts'
import { buildVariant, removeVariant } from '../fixtures/site/variant.ts'
import { expect, test } from '../fixtures/test.ts'

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'This site is for adults' })
const signup = (page: Page) => page.getByRole('dialog', { name: 'Sign up' })
const backdrop = { x: 4, y: 300 }

async function press(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click()
}

test.describe('entry warning', () => {
  test.use({ isFirstVisit: true })

  interface Row {
    readonly path: string
    readonly country: string
    readonly isShown: boolean
  }

  const rows: readonly Row[] = [
    { path: '/pricing', country: 'NL', isShown: true },
    { path: '/pricing', country: 'JP', isShown: false },
    { path: '/landers/video', country: 'DE', isShown: true },
    { path: '/landers/video', country: 'GB', isShown: false },
  ]
  for (const { path, country, isShown } of rows) {
    test(`§2: ${isShown ? 'shown' : 'not shown'} on ${path} from ${country}`, async ({ page, site }) => {
      await asSettings(page, { geoip_country: country })
      await page.goto(site.url + path)
      await expect(page.locator('h1').first()).toBeAttached()
      if (isShown) await expect(warning(page)).toBeVisible()
      // Its absence counts only once everything else has loaded.
      else await page.waitForLoadState('networkidle')
      await expect(warning(page)).toHaveCount(isShown ? 1 : 0)
    })
  }

  test.describe('a Dutch visitor with an English browser', () => {
    test.use({ locale: 'en-US', timezoneId: 'Europe/Amsterdam' })

    test('§2, §3: is warned on a landing page, and the next page knows the country', async ({
      page,
      site,
    }) => {
      await page.goto(`${site.url}/landers/video`)
      await expect(warning(page)).toBeVisible()
      const next = await page.goto(`${site.url}/pricing`)
      expect(await next?.text()).toMatch(/"geoip_country":"NL","geoip_is_guess":true/)
    })
  })

  test('§2: not shown in the installed app', async ({ page, site }) => {
    await page.addInitScript(() => {
      const ask = globalThis.matchMedia.bind(globalThis)
      globalThis.matchMedia = (query) => ask(query.includes('display-mode: standalone') ? 'all' : query)
    })
    await page.goto(`${site.url}/pricing`)
    await page.waitForLoadState('networkidle')
    await expect(warning(page)).toHaveCount(0)
  })

  test('§2: traps the focus until answered, and shows once', async ({ page, site }) => {
    await asSettings(page, { geoip_country: 'GB' })
    await page.goto(`${site.url}/pricing`)
    await expect(warning(page)).toBeVisible()
    await frameAnswers(page)
    await page.keyboard.press('Escape')
    await page.mouse.click(backdrop.x, backdrop.y)
    for (let n = 0; n < 4; n += 1) await page.keyboard.press('Tab')
    await expect(warning(page).locator(':focus')).toHaveCount(1)
    await page.getByRole('button', { name: 'I’m 18 or older' }).click()
    await expect(warning(page)).toHaveCount(0)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(warning(page)).toHaveCount(0)
  })

  test('§2: a visitor who declines leaves the site, and is asked again next time', async ({ page, site }) => {
    await asSettings(page, { geoip_country: 'GB' })
    await page.goto(`${site.url}/pricing`)
    await page.getByRole('button', { name: 'Leave the site' }).click()
    await expect(page.getByRole('dialog', { name: 'You’ve left Amberly' })).toBeVisible()
    await page.goto(`${site.url}/pricing`)
    await expect(warning(page)).toBeVisible()
  })

  test('§2: overlays show one at a time, the warning before the signup', async ({ page, releaseSite }) => {
    const dist = await buildVariant('mf-credits', {
      'src/pages/pricing.tsx': (source) =>
        `import { openOverlay } from 'shared-state/overlays'\n${source.replace('= preloadOffer', "= () => openOverlay('signup')")}`,
    })
    await releaseSite.publish(dist)
    await removeVariant(dist)
    await asSettings(page, { geoip_country: 'GB' })
    await page.goto(`${releaseSite.url}/pricing`)
    await expect(warning(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(signup(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'I’m 18 or older' }).click()
    await expect(signup(page)).toBeVisible()
    await expect(warning(page)).toHaveCount(0)
  })
})

test.describe('signup', () => {
  test('§2: opens over the page; Escape and a click on the backdrop close it and return the focus', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/pricing`)
    await press(page)
    await expect(signup(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(signup(page)).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign up' })).toBeFocused()
    await press(page)
    await expect(signup(page)).toBeVisible()
    await page.mouse.click(backdrop.x, backdrop.y)
    await expect(signup(page)).toHaveCount(0)
  })

  test('§2: while signing up is in progress, neither Escape nor the backdrop closes it', async ({
    page,
    releaseSite,
  }) => {
    const dist = await buildVariant('shell', {
      'src/navigation/navigation.tsx': (source) =>
        source.replace("openOverlay('signup')", "openOverlay('signup', { mayClose: false })"),
    })
    await releaseSite.publish(dist)
    await removeVariant(dist)
    await page.goto(`${releaseSite.url}/pricing`)
    await press(page)
    await expect(signup(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.click(backdrop.x, backdrop.y)
    await page.waitForTimeout(500)
    await expect(signup(page)).toBeVisible()
  })

  test('§2: Back closes it, and once something is typed asks first; the page stays', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/login`)
    await page.getByRole('link', { name: 'Prices' }).first().click()
    await expect(page).toHaveURL(`${site.url}/pricing`)
    const goBack = () => page.evaluate(() => history.back())
    await press(page)
    await expect(signup(page)).toBeVisible()
    await goBack()
    await expect(signup(page)).toHaveCount(0)
    await press(page)
    const mail = signup(page).getByRole('textbox', { name: 'Email' })
    await mail.fill('ann@example.org')
    await goBack()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await goBack()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(mail).toHaveValue('ann@example.org')
    await expect(page).toHaveURL(`${site.url}/pricing`)
  })

  for (const { signups, says } of [
    { signups: 'none', says: 'Sign-up is closed' },
    { signups: 'with_trafficsource', says: 'Sign-up is by invitation' },
  ] as const) {
    test(`§4: a brand with signups '${signups}' says so`, async ({ page, site }) => {
      await asSettings(page, { signups })
      await page.goto(`${site.url}/pricing`)
      await press(page)
      await expect(page.getByRole('dialog', { name: says })).toBeVisible()
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }

  test('§4: a traffic source opens the signup of an invite-only brand', async ({ page, site }) => {
    await asSettings(page, { signups: 'with_trafficsource' })
    await page.goto(`${site.url}/pricing?network=partner`)
    await press(page)
    await expect(signup(page)).toBeVisible()
  })
})
