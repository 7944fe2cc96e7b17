import type { Page } from '@playwright/test'
import { changeProfile } from 'contracts'
import { callApi } from '../fixtures/member/call-api.ts'
import { becomeMember, likeFromOthers, newMember } from '../fixtures/member/new-member.ts'
import { expect, test } from '../fixtures/test.ts'
import { violationsOf } from '../fixtures/violations.ts'

const popup = (page: Page) => page.getByRole('dialog', { name: 'It’s a match!' })

test('§2: a like back opens the match pop-up, and the other one gets a notice on any page; both lead to each other', async ({
  page: ann,
  browser,
  site,
}) => {
  const [one, other] = [await becomeMember(ann, site, 'Ann'), await newMember(browser, site, 'Bea')]
  const bea = other.page
  await ann.goto(`${site.url}/members/${other.id}`)
  await ann.getByRole('button', { name: 'Like Bea' }).click()
  await bea.goto(`${site.url}/members/${one.id}`)
  await bea.getByRole('button', { name: 'Like back: Ann' }).click()

  await ann.getByRole('button', { name: /^You and Bea like each other/ }).click()
  await expect(ann).toHaveURL(`${site.url}/members/${other.id}/chat`)
  await expect(popup(ann)).toHaveCount(0)

  await expect(popup(bea)).toContainText('You and Ann like each other.')
  // Not closed by a click where one writes.
  await popup(bea).getByRole('textbox', { name: 'Message to Ann' }).click()
  await popup(bea).getByRole('textbox', { name: 'Message to Ann' }).fill('Hello Ann')
  await popup(bea).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(popup(bea).getByRole('status')).toHaveText('Sent')
  await expect(ann.getByRole('log', { name: 'Messages with Bea' }).getByText('Hello Ann')).toBeVisible()

  // A click anywhere closes it, and it does not come back.
  await bea.mouse.click(8, 800)
  await expect(popup(bea)).toHaveCount(0)
  await bea.goto(`${site.url}/likes/matches`)
  await expect(bea.getByRole('link', { name: 'Write to Ann' })).toBeVisible()
  await expect(popup(bea)).toHaveCount(0)
  await other.context.close()
})

test('§2: what is said with a like waits with it, stands in the match pop-up, and begins the conversation', async ({
  page: ann,
  browser,
  site,
}) => {
  await ann.setViewportSize({ width: 390, height: 844 })
  const [one, other] = [await becomeMember(ann, site, 'Ann'), await newMember(browser, site, 'Bea')]
  const bea = other.page
  await callApi(other.context, site.url, changeProfile, { about_me: 'I sail.' })
  await ann.goto(`${site.url}/members/${other.id}`)
  await ann.getByRole('button', { name: 'Like what Bea wrote' }).click()
  await ann.getByRole('button', { name: 'Add a comment' }).click()
  const sheet = ann.getByRole('dialog', { name: 'Add a comment for Bea' })
  await expect(sheet).toContainText('I sail.')
  expect(await violationsOf(ann, '[role=dialog]')).toEqual([])
  await sheet.getByRole('textbox', { name: 'Comment for Bea' }).fill('Where to?')
  await sheet.getByRole('button', { name: 'Send' }).click()
  await expect(ann.getByText('You: Where to?')).toBeVisible()

  await bea.goto(`${site.url}/likes`)
  await expect(bea.getByRole('article').filter({ hasText: 'Where to?' })).toContainText(
    'Likes what you wrote',
  )
  await bea.getByRole('button', { name: 'Like back: Ann' }).click()
  // The notice stays for a few seconds only.
  await ann.getByRole('button', { name: /^You and Bea like each other/ }).click()
  await expect(popup(bea)).toContainText('Where to?')
  await popup(bea).getByRole('textbox', { name: 'Message to Ann' }).fill('Norway')
  await popup(bea).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(popup(bea).getByRole('status')).toHaveText('Sent')
  const log = ann.getByRole('log', { name: 'Messages with Bea' })
  await expect(log).toContainText(/Where to\?.*Norway/s)
  await bea.goto(`${site.url}/members/${one.id}/chat`)
  await expect(bea.getByRole('log', { name: 'Messages with Ann' })).toContainText(/Where to\?.*Norway/s)
  await other.context.close()
})

test('§2: the match pop-up fits the window; on a phone, Back closes it, and the next Back leaves the page', async ({
  page,
  browser,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await becomeMember(page, site)
  await likeFromOthers(browser, site, id, ['Bea'])
  await page.goto(`${site.url}/chats`)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Likes/ })
    .click()
  await page
    .getByRole('button', { name: /^Like back/ })
    .first()
    .click()
  await expect(popup(page)).toBeVisible()
  for (const size of [
    { width: 390, height: 700 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await expect(popup(page).getByRole('button', { name: 'Open the conversation' })).toBeInViewport({
      ratio: 1,
    })
    await expect(popup(page).getByRole('button', { name: 'More ideas' })).toBeVisible()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => history.back())
  await expect(popup(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${site.url}/likes`)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(`${site.url}/chats`)
})
