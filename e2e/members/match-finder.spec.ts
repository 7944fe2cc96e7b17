import { logInAs } from '../fixtures/member/log-in.ts'
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
  await expect(question('How close by?')).toBeFocused()
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

test('§2: right after signing up, a member sees first matches and why they fit', async ({ page, site }) => {
  await page.goto(`${site.url}/login?back=%2Fsignup-matches`)
  await logInAs(page, 'premium')
  await expect(page.getByRole('heading', { level: 1, name: 'People you might like' })).toBeVisible()
  await expect(page.getByRole('list', { name: /^Why / }).first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Go on to search' }).click()
  await expect(page).toHaveURL(`${site.url}/members`)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Back to where you were' })).toHaveCount(0)
  await page.goto(`${site.url}/signup-matches?back=%2Fmembers%3Fis_new%3D1`)
  await page.getByRole('link', { name: 'Back to where you were' }).click()
  await expect(page).toHaveURL(`${site.url}/members?is_new=1`)
})
