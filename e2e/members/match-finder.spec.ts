import { logInAs } from '../fixtures/member/log-in.ts'
import { becomeMember, likeFromOthers } from '../fixtures/member/new-member.ts'
import { expect, test } from '../fixtures/test.ts'
import { violationsOf } from '../fixtures/violations.ts'

test('§2: the match finder asks one question at a time and says why it suggests each member, by keyboard', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/login?back=%2Fmatch-finder`)
  await logInAs(page, 'premium')
  const question = (name: string) => page.getByRole('heading', { level: 2, name })
  await expect(question('What age range?')).toBeVisible()
  await page.getByRole('slider', { name: 'From' }).focus()
  for (let year = 18; year < 21; year += 1) await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await expect(question('How close?')).toBeFocused()
  await expect(page).toHaveURL(/step=near&min_age=21&max_age=120/)
  await page.getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await expect(question('What would you like to do together?')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await expect(question('Their relationship status')).toBeFocused()
  await page.getByRole('button', { name: 'Show my results' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/step=found.*interests=adventure/)
  await page.getByRole('link', { name: 'Change answers' }).press('Enter')
  await expect(page.getByRole('slider', { name: 'From' })).toHaveValue('21')
  await page.goBack()
  await expect(page).toHaveURL(/step=found/)
})

test('§2: right after signing up, a member decides on five, and then sees who likes them already', async ({
  page,
  site,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await becomeMember(page, site)
  await likeFromOthers(browser, site, id, ['Bea'])
  await page.goto(`${site.url}/signup-matches`)
  await expect(page.getByRole('heading', { level: 1, name: 'People you might like' })).toBeVisible()
  const card = page.locator('article:not([inert])')
  await expect(card.getByRole('heading', { level: 2 })).toBeVisible()
  expect((await card.boundingBox())?.y).toBeLessThan(260)
  expect(await violationsOf(page)).toEqual([])
  for (let answers = 0; answers < 5; answers += 1) {
    const no = page.getByRole('button', { name: /^No to / })
    await expect(no).toHaveAttribute('aria-disabled', 'false')
    const name = await no.getAttribute('aria-label')
    await no.click()
    await expect(page.getByRole('button', { name: name ?? '', exact: true })).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/people like you|person likes you/)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to your home page' }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  await page.goto(`${site.url}/signup-matches?back=%2Fmembers%3Fis_new%3D1`)
  await page.getByRole('link', { name: 'Skip', exact: true }).click()
  await expect(page).toHaveURL(`${site.url}/members?is_new=1`)
})
