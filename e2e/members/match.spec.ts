import type { Page } from '@playwright/test'
import { logInAs } from '../fixtures/member/log-in.ts'
import { ownUser } from '../fixtures/member/own-user.ts'
import { pastEntryWarning } from '../fixtures/past-entry-warning.ts'
import { expect, test } from '../fixtures/test.ts'
import { withoutWaitingLike } from '../fixtures/without-waiting-like.ts'

const popup = (page: Page) => page.getByRole('dialog', { name: 'It’s a match!' })

test('§2: two members who like each other see the match at once, on any page, with the way to each other', async ({
  page: ann,
  context,
  browser,
  ownSite,
}) => {
  const elsewhere = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
  await pastEntryWarning(elsewhere)
  await withoutWaitingLike(elsewhere)
  const bea = await elsewhere.newPage()
  for (const [page, name] of [
    [ann, 'free'],
    [bea, 'premium'],
  ] as const) {
    await page.goto(`${ownSite.url}/login?back=%2Fpricing`)
    await logInAs(page, name)
    await expect(page).toHaveURL(`${ownSite.url}/pricing`)
  }
  const [one, other] = [await ownUser(context, ownSite.url), await ownUser(elsewhere, ownSite.url)]

  await ann.goto(`${ownSite.url}/members/${other.id}`)
  await ann.getByRole('button', { name: `Like ${other.profile.name}` }).click()
  await bea.goto(`${ownSite.url}/members/${one.id}`)
  await bea.getByRole('button', { name: `Like back: ${one.profile.name}` }).click()

  await expect(popup(ann)).toContainText(`You and ${other.profile.name} like each other.`)
  await expect(popup(bea)).toContainText(`You and ${one.profile.name} like each other.`)
  await popup(ann)
    .getByRole('button', { name: `Write to ${other.profile.name}` })
    .click()
  await expect(ann).toHaveURL(`${ownSite.url}/members/${other.id}/chat`)
  await expect(popup(ann)).toHaveCount(0)

  // A click anywhere closes it, and it does not come back.
  await bea.mouse.click(8, 800)
  await expect(popup(bea)).toHaveCount(0)
  await bea.goto(`${ownSite.url}/likes/matches`)
  await expect(bea.getByRole('link', { name: `Write to ${one.profile.name}` })).toBeVisible()
  await expect(popup(bea)).toHaveCount(0)
  await elsewhere.close()
})

test('§2: on a phone, Back closes the match pop-up, and the next Back leaves the page', async ({
  page,
  ownSite,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${ownSite.url}/login?back=%2Fchats`)
  await logInAs(page, 'free')
  await expect(page).toHaveURL(`${ownSite.url}/chats`)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Likes/ })
    .click()
  await page
    .getByRole('button', { name: /^Like back/ })
    .first()
    .click()
  await expect(popup(page)).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(popup(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${ownSite.url}/likes`)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(`${ownSite.url}/chats`)
})
