import { asMember } from '../fixtures/member/as-member.ts'
import { expect, test } from '../fixtures/test.ts'

const PLACES = ['Search', 'Messages', 'Likes', 'My profile']

test('§2: the bare layout of a conversation leads to every main page and back, by keyboard', async ({
  page,
  site,
}) => {
  await asMember(page)
  await page.goto(`${site.url}/chats/7`)
  const header = page.locator('[data-remote="mf-chat"] header')
  await header.getByRole('link', { name: 'Back' }).focus()
  await page.keyboard.press('Tab')
  await expect(header.getByRole('link', { name: /^Vera/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(header.getByRole('button', { name: 'Options for Vera' })).toBeFocused()
  for (const name of PLACES) {
    await page.keyboard.press('Tab')
    await expect(header.getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Vera' })).toBeVisible()
})

test('§2: back leads to the messages, also from a conversation that a profile opened', async ({
  page,
  site,
}) => {
  await asMember(page)
  for (const address of ['/chats/7', '/members/7/chat']) {
    await page.goto(site.url + address)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(`${site.url}/chats`)
  }
})
