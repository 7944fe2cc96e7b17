import type { Page } from '@playwright/test'
import { getLikes, getMember, type MemberProfile, paths, signUp } from 'contracts'
import { asSettings } from '../fixtures/member/as-member.ts'
import { answerWith } from '../fixtures/member/fake-api.ts'
import { logInAs } from '../fixtures/member/log-in.ts'
import { newcomer, typeSignup } from '../fixtures/member/newcomer.ts'
import { expect, test } from '../fixtures/test.ts'

const MESSAGE = 'What made you smile today?'

const CHOSEN: MemberProfile = {
  id: 'm1',
  name: 'Vera',
  age: 34,
  is_fictional: true,
  main_image: null,
  gender: 'female',
  sexuality: null,
  country: 'GB',
  region: null,
  tattoos: null,
  hair_colour: null,
  eye_colour: null,
  body_type: null,
  relationship_status: null,
  about_me: null,
  interests: [],
  photos: [],
  photo_count: 0,
  gifts: [],
  last_active: null,
  is_new: false,
  is_own: false,
  relation: null,
}

test.describe('§2: signing up to write to a chosen member', () => {
  for (const width of [390, 1280]) {
    test(`shows the member's picture and sends the message, ${width} px wide`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 844 })
      await answerWith(page, getMember, { profile: CHOSEN })
      await answerWith(page, signUp, { user: null, message_kept: false })
      await page.goto(`${site.url}/members/m1/signup`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to Vera')
      await expect(page.getByText('Vera, 34')).toBeVisible()
      await expect(page.getByText('fictional profile')).toBeVisible()
      await page.getByRole('textbox', { name: 'Your message to Vera' }).fill(MESSAGE)
      await page.keyboard.press('Tab')
      const sent = page.waitForRequest('**/api/signup.php')
      await typeSignup(page, newcomer('robin'), '15061990')
      expect((await sent).postDataJSON()).toMatchObject({ profile: 'm1', signup_message: MESSAGE })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    })
  }

  test('a message to an existing member is saved; for a member who is gone, the page says it is lost', async ({
    page,
    site,
    expectedErrors,
  }) => {
    // Members hidden from visitors answer 404, and a session ends here on an open page.
    expectedErrors.push(/status of 40[34]/)
    for (const { id, isThere } of [
      { id: await memberId(page, site.url), isThere: true },
      { id: 'nobody', isThere: false },
    ]) {
      await page.context().clearCookies()
      await page.goto(`${site.url}/members/${id}/signup`)
      // Demo members are visible to visitors.
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(isThere ? /^Write to / : 'Sign up')
      await page.getByRole('textbox', { name: /^Your message/ }).fill(MESSAGE)
      await page.keyboard.press('Tab')
      await typeSignup(page, newcomer('robin'), '15061990')
      if (!isThere) {
        await expect(heading).toHaveText('Your account is ready')
        await page.getByRole('button', { name: 'Go on' }).click()
      }
      const back = isThere ? `back=%2Fmembers%2F${id}%2Fchat&` : ''
      await expect(page).toHaveURL(new RegExp(`/complete-signup\\?${back}step=0$`))
      await expect(page.getByText(/^Your message is with /)).toHaveCount(isThere ? 1 : 0)
    }
  })

  test('a visitor who likes a member signs up for them, and gives the like with it', async ({
    page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 40[34]/)
    const id = await memberId(page, site.url)
    await page.context().clearCookies()
    await page.goto(`${site.url}/members/${id}`)
    await page.getByRole('button', { name: /^Like/ }).first().click()
    const dialog = page.getByRole('dialog', { name: /^Like .+\? Join in two minutes$/ })
    await dialog.getByRole('textbox', { name: 'Email address' }).focus()
    const sent = page.waitForRequest('**/api/signup.php')
    await typeSignup(page, newcomer('robin'), '15061990')
    expect((await sent).postDataJSON()).toMatchObject({ like: id })
    await expect(page).toHaveURL(new RegExp(`/complete-signup\\?back=%2Fmembers%2F${id}&step=0$`))
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(/ will see your like once the first two steps are done/)).toBeVisible()
  })

  test('a message that is too long shows its length and is not sent', async ({
    page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 404/)
    await asSettings(page, { message_length: 20 })
    await page.goto(`${site.url}/members/nobody/signup`)
    const message = page.getByRole('textbox', { name: 'Your message' })
    await message.fill(MESSAGE)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Please check what you’ve entered')).toBeVisible()
    await expect(message).toBeFocused()
  })
})

/** The id of an existing member: one that the premium account likes. */
async function memberId(page: Page, url: string): Promise<string> {
  await page.goto(url + paths.login)
  const likes = page.waitForResponse('**/api/likes.php')
  await logInAs(page, 'premium')
  const { profiles } = getLikes.answer.parse(await (await likes).json())
  return profiles[0]?.id ?? ''
}
