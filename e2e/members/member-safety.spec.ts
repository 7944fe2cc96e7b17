import { getUser, type User } from 'contracts'
import { answered, cards, enterAs, heading, openFirst } from '../fixtures/member/profiles.ts'
import { pastEntryWarning } from '../fixtures/past-entry-warning.ts'
import { expect, test } from '../fixtures/test.ts'

test('§6: a blocked member disappears everywhere at once, until unblocked', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/)
  await enterAs(page, site, 'premium')
  const name = await openFirst(page)
  const { pathname } = new URL(page.url())
  await page.getByRole('button', { name: 'Block' }).click()
  const question = page.getByRole('alertdialog', { name: `Block ${name}?` })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Block' }).click()
  await expect(heading(page)).toHaveText('Search members')
  await expect(page.getByText(`You’ve blocked ${name}`)).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  // By address, since others may have the same name.
  await expect(page.locator(`a[href="${pathname}"]`)).toHaveCount(0)
  await page.goto(site.url + pathname)
  await expect(heading(page)).toHaveText(`You’ve blocked ${name}. Unblock them to see their profile`)
  await page.getByRole('button', { name: 'Unblock' }).click()
  await expect(heading(page)).toContainText(`${name}, `)
})

test('§8: a blocked member sees that they are blocked, and nothing else of the profile', async ({
  page,
  browser,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/)
  const other = await browser.newPage()
  await pastEntryWarning(other)
  await enterAs(other, site, 'premium')
  const { user } = await answered<{ user: User }>(other, getUser.path)
  await other.close()
  await enterAs(page, site, 'blocked')
  await page.goto(`${site.url}/members/${user.id}`)
  await expect(heading(page)).toHaveText(
    `You're blocked by ${user.profile.name}. You do not have access to this page`,
  )
  await expect(page.getByRole('button', { name: /^(Like|Photo)/ })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Search members' }).click()
  await expect(heading(page)).toHaveText('Search members')
})

test('a member reports a profile by keyboard, gets a reference, and sees the report the next time', async ({
  page,
  site,
}) => {
  await enterAs(page, site, 'premium')
  const name = await openFirst(page)
  const open = page.getByRole('button', { name: 'Report' })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Report ${name}` })
  const send = dialog.getByRole('button', { name: 'Send report' })
  await send.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Choose what’s wrong')).toBeVisible()
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Rude in every message.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/Reference: ?\S+$/)
  await expect(page.getByRole('button', { name: `Block ${name} too` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByText('Your earlier reports').click()
  await expect(dialog.getByText('We’re looking into it').first()).toBeVisible()
})
