import type { Page } from '@playwright/test'
import { searchMembers } from 'contracts'
import { answerWith } from '../fixtures/member/fake-api.ts'
import { card, found, withMembers } from '../fixtures/member/members.ts'
import { cards, enterAs } from '../fixtures/member/profiles.ts'
import { expect, test } from '../fixtures/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Search members' })

test('§2, §6: a visitor can search, has the search in the address and is invited to sign up', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/members?country=US`)
  await expect(heading(page)).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('link', { name: 'Women', exact: true }).click()
  await expect(page).toHaveURL(`${site.url}/members?gender=female&country=US`)
  await expect(page.getByRole('link', { name: 'Women', exact: true })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('checkbox', { name: 'With a photo' }).click()
  await expect(page).toHaveURL(`${site.url}/members?gender=female&country=US&with_photo=1`)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'With a photo' })).toBeChecked()
  await page.getByRole('article').getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('§3: a member’s last search is remembered until they log out', async ({ page, site }) => {
  await enterAs(page, site, 'free')
  await page.getByRole('checkbox', { name: 'Online lately' }).click()
  await expect(page).toHaveURL(`${site.url}/members?online_lately=1`)
  // It is remembered once it has found somebody.
  const remembered = () => page.evaluate(() => JSON.stringify(localStorage))
  await expect.poll(remembered).toContain('online_lately=1')
  await page.goto(`${site.url}/pricing`)
  await page.getByRole('link', { name: 'Search members' }).first().click()
  await expect(page).toHaveURL(`${site.url}/members?online_lately=1`)
  await expect(page.getByRole('checkbox', { name: 'Online lately' })).toBeChecked()
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  await page.goto(`${site.url}/members`)
  await expect(page.getByRole('heading', { level: 1, name: 'Search members' })).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/members`)
})

test('§8: a search without results offers filters to drop, and dropping one finds members', async ({
  page,
  site,
}) => {
  await withMembers(page)
  await answerWith(page, searchMembers, (request) => {
    const query = new URL(request.url()).searchParams
    if (query.has('similar')) return found([card({ id: 'bo', name: 'Bo' })])
    return query.has('interests') ? found([], { loosen: ['interests'] }) : found([card()])
  })
  await page.goto(`${site.url}/members?min_age=30&interests=wine`)
  const nobody = page.getByRole('heading', { name: 'No members matched your search criteria' })
  await expect(nobody).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Similar members' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bo, 34' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove: Wine' }).click()
  await expect(page).toHaveURL(`${site.url}/members?min_age=30`)
  await expect(page.getByRole('link', { name: 'Vera, 34' }).first()).toBeVisible()
  await expect(nobody).toHaveCount(0)
})

test('§3: page 40 is the last and says so; similar members follow, labelled and paged', async ({
  page,
  site,
}) => {
  await withMembers(page)
  await answerWith(page, searchMembers, (request) => {
    const query = new URL(request.url()).searchParams
    const number = Number(query.get('pageNumber') ?? 1)
    return query.has('similar')
      ? found([card({ id: `similar-${number}`, name: `Bo${number}` })], {
          page: number,
          pages: 2,
          numResults: 30,
        })
      : found([card()], { page: number, pages: 40, numResults: 1_000, is_capped: true })
  })
  await page.goto(`${site.url}/members?pageNumber=39`)
  await expect(page.getByRole('heading', { name: '1,000+ members' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Similar members' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('Search goes no further than this page.')).toBeVisible()
  const similar = page.getByRole('region', { name: 'Similar members' })
  await expect(similar.getByRole('link', { name: 'Bo1, 34' })).toBeVisible()
  await similar.getByRole('link', { name: 'Next' }).click()
  await expect(similar.getByRole('link', { name: 'Bo2, 34' })).toBeVisible()
  await expect(page).toHaveURL(/pageNumber=40&similarPage=2&at=[^#]*#similar$/)
})

test('§2: going back from a profile returns to the same page of results and scroll position', async ({
  page,
  site,
}) => {
  await withMembers(page)
  let asked = 0
  await answerWith(page, searchMembers, (request) => {
    asked += 1
    const number = Number(new URL(request.url()).searchParams.get('pageNumber') ?? 1)
    const many = Array.from({ length: 24 }, (_, place) => {
      return card({ id: `m${number}-${place}`, name: `Vera${number * 100 + place}` })
    })
    return found(many, { page: number, pages: 3, numResults: 72 })
  })
  await page.goto(`${site.url}/members`)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  const last = page.getByRole('link', { name: 'Vera223, 34' })
  await last.scrollIntoViewIfNeeded()
  const where = await page.evaluate(() => scrollY)
  expect(where).toBeGreaterThan(500)
  const before = asked
  await last.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vera, 34' })).toBeVisible()
  await page.goBack()
  await expect(last).toBeVisible()
  await expect(page).toHaveURL(/pageNumber=2&at=/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(where)
  expect(asked).toBe(before)
})

test('§2: a member can narrow the search, open a profile and come back by keyboard', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/members?country=US`)
  await expect(cards(page).first()).toBeVisible()
  const everyone = await cards(page).allTextContents()
  await page.getByRole('link', { name: 'Everyone' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/gender=male/)
  // The first one may be the same.
  await expect.poll(() => cards(page).allTextContents()).not.toEqual(everyone)
  const first = (await cards(page).first().textContent()) ?? ''
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab')
    if (
      await cards(page)
        .first()
        .evaluate((link) => link === document.activeElement)
    )
      break
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
  // A headless browser has no shortcut for going back.
  await page.goBack()
  await expect(page).toHaveURL(/gender=male/)
})

test('§2: on a phone, the filters open as a drawer, show the number of results and return the focus', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await withMembers(page)
  await page.goto(`${site.url}/members`)
  const open = page.getByRole('button', { name: /^Filters/ })
  await open.click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await drawer.getByRole('checkbox', { name: 'New members' }).click()
  await expect(page).toHaveURL(/is_new=1/)
  await drawer.getByRole('button', { name: 'Show 1 member' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(open).toHaveText('Filters1')
  await expect(open).toBeFocused()
})
