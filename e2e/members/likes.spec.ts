import { type AnswerOf, CLIENT_HEADER, CLIENT_TYPE, likeMember, paths, searchMembers } from 'contracts'
import { sessionAt } from '../fixtures/logged-in.ts'
import { logInAs } from '../fixtures/member/log-in.ts'
import { becomeMember, likeFromOthers, likeFromPremium, SUITOR } from '../fixtures/member/new-member.ts'
import { answered, cards } from '../fixtures/member/profiles.ts'
import { expect, test } from '../fixtures/test.ts'
import { violationsOf } from '../fixtures/violations.ts'

test('§4: received likes list new ones first; opening the profile clears the flag', async ({
  page,
  browser,
  site,
}) => {
  const { id } = await becomeMember(page, site)
  await likeFromOthers(browser, site, id, ['Bea', 'Cleo'])
  await page.goto(`${site.url}/likes/received`)
  await expect(page.getByRole('heading', { level: 1, name: 'Likes' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Likes you/ })).toHaveAttribute('aria-current', 'page')
  const cards = page.getByRole('main').getByRole('article')
  const fresh = cards.filter({ hasText: 'New' })
  await expect(fresh).toHaveCount(2)
  const link = cards.first().getByRole('link')
  const name = (await link.innerText()).replace(/,.*/, '')
  await link.click()
  await expect(page).toHaveURL(/\/likes\/m\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.goBack()
  await expect(fresh).toHaveCount(1)
  await expect(cards.filter({ hasText: name })).not.toContainText('New')
})

test('§2: the overview opens with received likes, and its tabs lead to the others; an unknown type is a 404', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.url}/login?back=%2Flikes`)
  await logInAs(page, 'premium')
  const tab = (name: RegExp) => page.getByRole('main').getByRole('link', { name })
  await expect(tab(/^Likes you/)).toHaveAttribute('aria-current', 'page')
  expect(await violationsOf(page)).toEqual([])
  const people: string[] = []
  for (const name of [/^Likes you/, /^Matches/, /^Your likes/]) {
    await tab(name).click()
    await expect(tab(name)).toHaveAttribute('aria-current', 'page')
    const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
    people.push(...(await links.evaluateAll((all) => all.map((link) => String(link.getAttribute('href'))))))
  }
  expect(new Set(people).size).toBe(people.length)
  await page.goto(`${site.url}/likes/nothing`)
  await expect(page.getByText('This page could not be found')).toBeVisible()
})

test('a like is taken back and given again by keyboard, and its card stays in place', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/login?back=%2Fmembers`)
  await logInAs(page, 'premium')
  await expect(cards(page).first()).toBeVisible()
  // Members who like the account back become matches, which this list leaves out.
  const { profiles } = await answered<AnswerOf<typeof searchMembers>>(page, searchMembers.path)
  const headers = { [CLIENT_HEADER]: CLIENT_TYPE }
  let isMatch = true
  for (const { id: profile } of profiles) {
    const sent = await page.request.post(site.url + likeMember.path, { headers, data: { profile } })
    isMatch = ((await sent.json()) as AnswerOf<typeof likeMember>).matched
    if (!isMatch) break
  }
  expect(isMatch).toBe(false)
  await page.goto(`${site.url}/likes/given`)
  // Found by text, not role: after a new match, the pop-up makes the page inert.
  const heart = page.locator('main article button[aria-pressed]').first()
  await heart.focus()
  const name = String(await heart.getAttribute('aria-label'))
  for (const isLiked of ['false', 'true']) {
    await expect(heart).toBeFocused()
    const saved = page.waitForResponse('**/api/like.php')
    await page.keyboard.press('Enter')
    await saved
    await expect(heart).toHaveAttribute('aria-pressed', isLiked)
    await expect(heart).toHaveAttribute('aria-label', name)
  }
})

test.describe('like modal', () => {
  test.use({ showsWaitingLike: true })

  test('§2: t delays the modal by that many seconds and is removed from the address; the modal leads to the profile', async ({
    page,
    browser,
    site,
  }) => {
    const { id } = await becomeMember(page, site, 'Robin', SUITOR)
    await likeFromPremium(browser, site, id)
    await page.goto(`${site.url}/members?t=1`)
    const modal = page.getByRole('dialog', { name: / likes you$/ })
    await expect(modal).toBeVisible({ timeout: 20_000 })
    await expect(page).toHaveURL(site.url + paths.members)
    expect(await violationsOf(page, '[role=dialog]')).toEqual([])
    await modal.getByRole('link', { name: 'View profile' }).click()
    await expect(page).toHaveURL(/\/members\/[^/?]+$/)
    await expect(modal).toHaveCount(0)
  })

  test('§2: Back closes the modal, and the next Back leaves the page', async ({ page, browser, site }) => {
    const { id } = await becomeMember(page, site, 'Robin', SUITOR)
    await likeFromPremium(browser, site, id)
    await page.goto(site.url + paths.likes)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).click()
    const modal = page.getByRole('dialog', { name: / likes you$/ })
    await expect(modal).toBeVisible({ timeout: 20_000 })
    await page.evaluate(() => history.back())
    await expect(modal).toHaveCount(0)
    await expect(page).toHaveURL(site.url + paths.members)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(site.url + paths.likes)
  })

  test('§7: each new like shows once, one per visit', async ({ page, ownSite: site }) => {
    await page.context().addCookies([await sessionAt(site.url, 'free')])
    await page.goto(`${site.url}/members?t=0`)
    const modal = page.getByRole('dialog', { name: / likes you$/ })
    // The address tells members apart; two of them may have the same name.
    const profile = modal.getByRole('link', { name: 'View profile' })
    const first = String(await profile.getAttribute('href'))
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
    await page.goto(`${site.url}/members?t=0`)
    await expect(profile).toHaveAttribute('href', /^\/members\//)
    await expect(profile).not.toHaveAttribute('href', first)
  })
})

test('§2: the member’s home shows what is new, and links to it', async ({ page, site }) => {
  await page.goto(`${site.url}/login?back=%2F`)
  await logInAs(page, 'free')
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible()
  await expect(page.getByText(/new likes? (is|are) waiting for you/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: /^Swipe game/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Swipe game' })).toBeVisible()
})
