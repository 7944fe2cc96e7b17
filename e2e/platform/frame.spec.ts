import type { Page } from '@playwright/test'
import { getChats, type User } from 'contracts'
import { asMember, asSettings } from '../fixtures/member/as-member.ts'
import { refuseWith } from '../fixtures/member/fake-api.ts'
import { MEMBER } from '../fixtures/member/member.ts'
import { expect, test } from '../fixtures/test.ts'

const WAITING = { ...MEMBER.profile, status: 'disabled' } as const

/** Opens the site as an installed app. */
async function installed(page: Page) {
  await page.addInitScript(() => {
    const ask = globalThis.matchMedia.bind(globalThis)
    globalThis.matchMedia = (query) => ask(query.includes('display-mode: standalone') ? 'all' : query)
  })
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe('alerts', () => {
  for (const { of, user, width } of [
    { of: 'an unconfirmed address', user: { status: 'not_confirmed', profile: WAITING }, width: 390 },
    { of: 'an unconfirmed address', user: { status: 'not_confirmed', profile: WAITING }, width: 1280 },
    { of: 'mails that stopped', user: { notifications_disabled: ['bounce'] }, width: 390 },
    { of: 'a missing photo', user: { profile: { ...MEMBER.profile, main_image: null } }, width: 390 },
  ] as const) {
    test(`the one of ${of} does not push the page down, ${width} px wide`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 844 })
      await asMember(page, user as Partial<User>)
      // A slow line: the alert comes after the page.
      await page.route(/mf-account/, async (route) => {
        await expect(heading(page, 'Credits')).toBeVisible()
        await route.continue()
      })
      await page.goto(`${site.url}/credits`)
      await expect(heading(page, 'Credits')).toBeVisible()
      const before = await heading(page, 'Credits').boundingBox()
      await expect(page.locator('[data-remote="mf-account"] [data-look="line"]')).toBeVisible()
      const after = await heading(page, 'Credits').boundingBox()
      expect(after?.y).toBe(before?.y)
    })
  }

  test('take no room on a page without one', async ({ page, site }) => {
    await asMember(page)
    await page.goto(`${site.url}/credits`)
    await expect(heading(page, 'Credits')).toBeVisible()
    await expect(page.locator('main > *').first()).toBeVisible()
    expect((await page.locator('div:has(> [data-widget="activation-alert"])').boundingBox())?.height).toBe(0)
  })
})

test.describe('footer', () => {
  const variant = (page: Page) => page.getByRole('contentinfo')

  for (const { who, path, isInstalled, expected } of [
    { who: 'visitor', path: '/pricing', isInstalled: false, expected: 'full' },
    { who: 'member', path: '/pricing', isInstalled: false, expected: 'compact' },
    { who: 'visitor', path: '/pricing', isInstalled: true, expected: 'compact' },
  ] as const) {
    test(`§2: ${expected} for a ${who} on ${path}${isInstalled ? ' in the app' : ''}`, async ({
      page,
      site,
    }) => {
      if (who === 'member') await asMember(page)
      if (isInstalled) await installed(page)
      await page.goto(site.url + path)
      await expect(variant(page)).toHaveAttribute('data-variant', expected)
      await expect(variant(page).getByRole('link')).toHaveCount(9)
    })
  }

  for (const path of ['/chats/7', '/account-deleted?token=T0KEN']) {
    test(`§2: ${path} has no footer`, async ({ page, site }) => {
      if (path.startsWith('/chats')) await asMember(page)
      await page.goto(site.url + path)
      await expect(page.locator('h1')).toBeVisible()
      await expect(variant(page)).toHaveCount(0)
      await expect(page.locator('[data-layout] > header')).toHaveCount(0)
    })
  }

  for (const { who, path } of [
    { who: 'member', path: '/chats' },
    { who: 'visitor', path: '/lang-config' },
  ]) {
    test(`on a phone, it starts below the screen, even for a ${who} on the short page ${path}`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width: 390, height: 800 })
      if (who === 'member') await asMember(page)
      await page.goto(site.url + path)
      await expect(page.locator('h1')).toBeVisible()
      const { y = 0 } = (await variant(page).boundingBox()) ?? {}
      expect(y).toBeGreaterThanOrEqual(800)
    })
  }
})

test.describe('back button', () => {
  const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true })

  test('§2: shows in the installed app, on the pages below another', async ({ page, site }) => {
    await installed(page)
    await asMember(page, { paid_user: true, role: 'premium', credits: 50 })
    await page.goto(`${site.url}/members`)
    await expect(heading(page, 'Search members')).toBeVisible()
    await expect(back(page)).toHaveCount(0)
    await navigation(page).getByRole('link', { name: 'Credits' }).click()
    await back(page).click()
    await expect(heading(page, 'Search members')).toBeVisible()
    for (const path of ['/members/7', '/likes/matches', '/likes/m/7', '/credits/7/ideal']) {
      await page.goto(site.url + path)
      await expect(back(page), path).toBeVisible()
    }
  })

  test('§2: is absent in a browser, which has its own', async ({ page, site }) => {
    await asMember(page)
    await page.goto(`${site.url}/members`)
    await page.goto(`${site.url}/members/7`)
    await expect(page.locator('h1')).toBeVisible()
    await expect(back(page)).toHaveCount(0)
  })
})

test.describe('guards and errors', () => {
  test('§6: visitors who may not search log in first, unless their traffic source allows it', async ({
    page,
    site,
  }) => {
    await asSettings(page, { logged_out_search: 'none' })
    await page.goto(`${site.url}/pricing`)
    await expect(navigation(page).getByRole('link')).toHaveText([/Prices/, /Log in/])
    await page.goto(`${site.url}/members`)
    await expect(page).toHaveURL(`${site.url}/login?back=%2Fmembers`)
    await page.goto(`${site.url}/members?network=partner`)
    await expect(heading(page, 'Search members')).toBeVisible()
  })

  test('§8: when the session ends on an open page, the member logs in and comes back to it', async ({
    page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 403/)
    await page.clock.install()
    await asMember(page)
    await page.goto(`${site.url}/profile`)
    await expect(heading(page, 'My profile')).toBeVisible()
    await refuseWith(page, getChats, { status: 403, code: 'authentication_required' })
    await expect(async () => {
      await page.clock.fastForward(5_000)
      await expect(page).toHaveURL(`${site.url}/login?back=%2Fprofile`, { timeout: 500 })
    }).toPass()
    await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible()
  })

  test('§8: a page with an unknown access name shows error 500', async ({ page, site }) => {
    await page.route('**/pricing', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replaceAll('"access":"any"', '"access":"moon"')
      await route.fulfill({ response: answer, body })
    })
    await page.goto(`${site.url}/pricing`)
    await expect(heading(page, "Unknown access 'moon'")).toBeVisible()
    await expect(page.getByText('500', { exact: true })).toBeVisible()
    await expect(page).toHaveTitle('Error – Amberly')
    await page.getByRole('link', { name: 'Back to home' }).click()
    await expect(heading(page, 'Meet someone who writes back')).toBeVisible()
  })
})
