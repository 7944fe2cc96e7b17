import type { Locator } from '@playwright/test'
import { giveCredits } from '../fixtures/credits/give-credits.ts'
import { newMember } from '../fixtures/member/new-member.ts'
import { paintedPicture } from '../fixtures/member/painted-picture.ts'
import { cards, heading } from '../fixtures/member/profiles.ts'
import { expect, test } from '../fixtures/test.ts'

test('§2: on a phone, Back closes what lies over the page, and the next Back leaves the page', async ({
  browser,
  site,
}) => {
  const [ann, ben] = [await newMember(browser, site, 'Ann'), await newMember(browser, site, 'Ben')]
  await giveCredits(site, ann.email)
  const { page } = ann
  const over = page.getByRole('dialog')
  const attach = page.getByRole('button', { name: 'Photo or gift' })
  const photo = ann.log.getByRole('button', { name: /photo/i }).first()
  await ann.open(site, ben)
  await ann.write('Hello there')
  await attach.click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('menuitem', { name: 'Upload a photo' }).click()
  await (await chooser).setFiles(paintedPicture('sunset.png'))
  await page.getByRole('button', { name: /^Send photo/ }).click()
  await expect(photo).toBeVisible()

  await page.goto(`${site.url}/chats`)
  const row = page.getByRole('main').getByRole('link', { name: new RegExp(ben.name) })
  await row.click()
  await expect(ann.message('Hello there')).toBeVisible()
  const conversation = page.url()
  const entries = await page.evaluate(() => history.length)

  /** Back closes what is open, adds no entry, and returns the focus as any other way of closing does. */
  async function expectBackTo(focused: Locator) {
    await expect(over).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(over).toHaveCount(0)
    await expect(focused).toBeFocused()
    await expect(page).toHaveURL(conversation)
    await expect(ann.message('Hello there')).toBeVisible()
    expect(await page.evaluate(() => history.length)).toBe(entries)
  }

  await test.step('the emoji panel', async () => {
    await page.getByRole('button', { name: 'Emoji' }).click()
    await expectBackTo(ann.field)
  })

  await test.step('the menu beside it, and the gifts that it leads to', async () => {
    await attach.click()
    await expectBackTo(attach)
    await attach.click()
    await page.getByRole('menuitem', { name: 'Send a gift' }).click()
    await expect(page.getByRole('dialog', { name: /a gift$/ })).toBeVisible()
    await expectBackTo(ann.field)
  })

  await test.step('the photo viewer', async () => {
    await photo.click()
    await expectBackTo(photo)
  })

  await test.step('then the list, from which the conversation opens again', async () => {
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(`${site.url}/chats`)
    await expect(row).toBeVisible()
    await page.evaluate(() => history.forward())
    await expect(page).toHaveURL(conversation)
    await expect(ann.message('Hello there')).toBeVisible()
  })

  await test.step('two at once, pressed faster than the browser goes back', async () => {
    await page.getByRole('button', { name: 'Emoji' }).click()
    await expect(over).toBeVisible()
    await page.evaluate(() => {
      history.back()
      history.back()
    })
    await expect(page).toHaveURL(`${site.url}/chats`)
    await expect(row).toBeVisible()
  })

  await test.step('a dialog on a profile', async () => {
    await page.goto(`${site.url}/members`)
    const name = (await cards(page).first().textContent()) ?? ''
    await cards(page).first().click()
    await expect(heading(page)).toHaveText(name)
    const profile = page.url()
    const report = page.getByRole('button', { name: 'Report' })
    await report.click()
    await expect(over).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(over).toHaveCount(0)
    await expect(page).toHaveURL(profile)
    await expect(report).toBeFocused()
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(`${site.url}/members`)
    await expect(cards(page).first()).toBeVisible()
  })
  for (const { context } of [ann, ben]) await context.close()
})
