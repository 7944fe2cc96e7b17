import type { Page, Request } from '@playwright/test'
import { type Chats, type Likes } from 'contracts'
import { asMember, asSettings } from '../fixtures/member/as-member.ts'
import { MEMBER } from '../fixtures/member/member.ts'
import { savingData } from '../fixtures/saving-data.ts'
import { expect, test } from '../fixtures/test.ts'

const ann = { id: 'ann', name: 'Ann', main_image: null }

function chatsWith(unread: number): Chats {
  const chat = { conversation: { id: 'c' }, profile: ann, last_active: null, last_message: null }
  return { chats: [{ ...chat, num_unread_messages: unread }] }
}

function newLikes(count: number): Likes {
  const liker = { ...ann, liked_at: '2026-03-01T12:00:00.000Z', like_new: true }
  const liked_by = Array.from({ length: count }, (_, n) => ({ ...liker, id: `a${n}` }))
  return { profiles: [], liked_by }
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe('badges', () => {
  for (const { count, shown } of [
    { count: 0, shown: null },
    { count: 100, shown: '99+' },
  ]) {
    test(`§2: show ${count} unread messages and as many new likes`, async ({ page, site }) => {
      await asMember(page, { chats: chatsWith(count), likes: newLikes(count) })
      await page.goto(`${site.url}/members`)
      await expect(heading(page, 'Search members')).toBeVisible()
      const badge = shown ? { exact: true } : {}
      const of = (what: string) => (shown ? ` ${count} ${what}` : '')
      const links = navigation(page)
      await expect(
        links.getByRole('link', { name: `Messages${of('unread messages')}`, ...badge }),
      ).toBeVisible()
      await expect(links.getByRole('link', { name: `Likes${of('new likes')}`, ...badge })).toBeVisible()
      await expect(links.getByText(/^\d+\+?$/)).toHaveText(shown ? [shown, shown] : [])
      await expect(page).toHaveTitle(`${count ? `(${2 * count}) ` : ''}Search members – Amberly`)
    })
  }

  for (const { credits, tone } of [
    { credits: 1, tone: 'warning' },
    { credits: 11, tone: null },
  ]) {
    test(`§2: ${credits} credits ${tone ? `are a ${tone}` : 'are enough'}`, async ({ page, site }) => {
      await asMember(page, { role: 'premium', paid_user: true, credits })
      await page.goto(`${site.url}/members`)
      const link = navigation(page).getByRole('link', { name: 'Credits' })
      await expect(link).toHaveAttribute('href', '/credits')
      await expect(link.locator('[data-tone]')).toHaveCount(tone ? 1 : 0)
      if (!tone) return
      await expect(link.locator('[data-tone]')).toHaveAttribute('data-tone', tone)
      await expect(link).toHaveAccessibleName(
        `Credits ${credits} ${credits === 1 ? 'credit' : 'credits'} left`,
      )
    })
  }

  test('§2: a member who has not paid sees premium instead of credits', async ({ page, site }) => {
    await asMember(page, { credits: 0 })
    await page.goto(`${site.url}/members`)
    await expect(navigation(page).getByRole('link')).toHaveText([
      /Search members/,
      /Swipe/,
      /Messages/,
      /Likes/,
      /Get premium/,
    ])
  })
})

test.describe('dropdowns', () => {
  test('§2: the account menu works by keyboard: focus enters it, returns, and moves on through the page', async ({
    page,
    site,
  }) => {
    await asMember(page)
    await page.goto(`${site.url}/members`)
    const button = page.getByRole('button', { name: `Your account, ${MEMBER.profile.name}` })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem')).toHaveText([
      'My profile',
      'Settings',
      'Payments & refunds',
      'Help',
      'Log out',
    ])
    await expect(page.getByRole('menuitem', { name: 'My profile' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'My profile' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${site.url}/notifications`)
    await expect(heading(page, 'Settings')).toBeFocused()
  })

  test('§7: logging out leads to the visitors’ home', async ({ page, site }) => {
    await asMember(page, { chats: chatsWith(3) })
    await page.goto(`${site.url}/profile`)
    await page.getByRole('button', { name: /^Your account/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(heading(page, 'Meet someone who writes back')).toBeVisible()
    await expect(page).toHaveURL(`${site.url}/`)
    await expect(page).toHaveTitle('Dating and chat for adults – Amberly')
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  })

  test('§2: the language is chosen by keyboard, without reloading the page', async ({ page, site }) => {
    await asSettings(page, { countries: ['GB', 'FI'] })
    await page.goto(`${site.url}/pricing`)
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    await page.getByRole('button', { name: 'Language: English' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitemradio')).toHaveText(['English', 'Suomi', 'Svenska'])
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
    await expect(page.locator('header [aria-haspopup=menu]')).toBeFocused()
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
    expect(await page.context().cookies()).toContainEqual(
      expect.objectContaining({ name: 'locale', value: 'fi' }),
    )
  })

  test('§6: widgets for members are not loaded for visitors', async ({ page, site }) => {
    await savingData(page)
    await page.goto(`${site.url}/pricing`)
    await expect(heading(page, 'What it costs')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(names.filter((name) => name.includes('/mf-account/'))).toEqual([])
    await expect(page.locator('[data-widget]')).toHaveCount(0)
    await asMember(page, { status: 'not_confirmed' })
    await page.goto(`${site.url}/pricing`)
    await expect(page.locator('[data-widget="activation-alert"]')).toHaveCount(1)
  })

  test('a menu’s code loads when the menu is first opened', async ({ page, site }) => {
    let asked = 0
    let answered = 0
    await savingData(page)
    await page.goto(`${site.url}/pricing`)
    await expect(heading(page, 'What it costs')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const isCode = (request: Request) => request.url().includes('/bundles/')
    page.on('request', (request) => void (asked += Number(isCode(request))))
    page.on('requestfinished', (request) => void (answered += Number(isCode(request))))
    await page.getByRole('button', { name: /^Language/ }).hover()
    await expect.poll(() => asked > 0 && asked === answered).toBe(true)
    const before = asked
    await page.getByRole('button', { name: /^Language/ }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    expect(asked).toBe(before)
  })
})
