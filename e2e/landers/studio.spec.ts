import { paths } from 'contracts'
import { openBackOffice } from '../fixtures/back-office.ts'
import { logInAs } from '../fixtures/member/log-in.ts'
import { pastEntryWarning } from '../fixtures/past-entry-warning.ts'
import { createDraft, galleryAt, openStudio, publish } from '../fixtures/studio.ts'
import { tabTo } from '../fixtures/tab-to.ts'
import { expect, test } from '../fixtures/test.ts'
import { violationsOf } from '../fixtures/violations.ts'

test('§2: with a mouse, staff make a landing page that a visitor finds, and bring an earlier revision back', async ({
  page,
  site,
  browser,
}) => {
  await openStudio(page, site)
  await createDraft(page, 'mouse')
  await publish(page)
  await expect(page.getByText('Published', { exact: true })).toBeVisible()

  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  const preview = page.frameLocator('iframe')
  await title.fill('Summer is short')
  await expect(preview.getByRole('heading', { level: 1, name: 'Summer is short' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(title).toHaveValue('People worth a second look')
  await page.getByRole('button', { name: 'Redo' }).click()
  expect(await violationsOf(page, 'main')).toEqual([])

  const gallery = page.getByRole('row', { name: 'Picture gallery' })
  await page.getByRole('row', { name: 'Signup bar' }).dragTo(gallery, { targetPosition: { x: 80, y: 2 } })
  await expect(page.getByRole('row').first()).toHaveAccessibleName('Signup bar')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Revision 2 (visitors see revision 1)')).toBeVisible()
  await expect(page.getByText('Unpublished changes')).toBeVisible()
  await publish(page)
  await expect(page.getByText('Unpublished changes')).toBeHidden()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()

  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await pastEntryWarning(visitor)
  const seen = visitor.getByRole('heading', { level: 1 })
  await expect(async () => {
    await visitor.goto(site.url + galleryAt('mouse'))
    await expect(seen).toHaveText('Summer is short', { timeout: 1_000 })
  }).toPass()
  // Its own description is right on the way back, too, which the server has no part in.
  const description = visitor.locator('meta[name="description"]')
  const own = /^Dating and chat for adults\. Look around/
  await expect(description).toHaveAttribute('content', own)
  await visitor.getByRole('link', { name: 'Sign up for free' }).click()
  await expect(visitor.getByText('First, a profile.')).toBeVisible()
  await visitor.goBack()
  await expect(seen).toHaveText('Summer is short')
  await expect(description).toHaveAttribute('content', own)

  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Publish revision 1 again' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click()
  await expect(page.getByText('Same as revision 1')).toBeVisible()
  await expect(async () => {
    await visitor.goto(site.url + galleryAt('mouse'))
    await expect(seen).toHaveText('People worth a second look', { timeout: 1_000 })
  }).toPass()
  await visitor.context().close()
})

test('§2: with the keyboard alone, staff make and publish a landing page; of two editors nobody loses a text', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  await openStudio(page, site)
  await tabTo(page, page.getByRole('textbox', { name: 'Address', exact: true }))
  await page.keyboard.type('keys')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('row', { name: 'Picture gallery' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row').first()).toHaveAccessibleName('Signup bar')
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await tabTo(page, title)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('By keyboard')

  const other = await page.context().newPage()
  await pastEntryWarning(other)
  await other.goto(page.url())
  await other.getByRole('textbox', { name: 'Title', exact: true }).fill('By another')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('Revision 2')).toBeVisible()
  await other.close()

  const opensSheet = page.getByRole('button', { name: 'Publish', exact: true })
  const confirms = page.getByRole('dialog').getByRole('button', { name: /^Publish/ })
  await opensSheet.focus()
  await page.keyboard.press('Enter')
  await tabTo(page, confirms)
  await page.keyboard.press('Enter')
  await expect(page.getByText('has saved revision 2 in the meantime')).toBeVisible()
  await expect(title).toHaveValue('By keyboard')
  await tabTo(page, page.getByRole('button', { name: 'Save mine on top' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Revision 3')).toBeVisible()
  await opensSheet.focus()
  await page.keyboard.press('Enter')
  await tabTo(page, confirms)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
})

test('§2: staff find the studio in their menu, copy a landing page for another brand, and take one down', async ({
  page,
  site,
  browser,
  expectedErrors,
}) => {
  // The code may have been used by another test.
  expectedErrors.push(/status of 422/)
  await openBackOffice(page, site, 'staff')
  await page.getByRole('navigation').getByRole('link', { name: 'Landing pages' }).click()
  await createDraft(page, 'copied')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Autumn is long')
  await publish(page)
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await pastEntryWarning(visitor)
  const visitorSees = (heading: string) =>
    expect(async () => {
      await visitor.goto(site.url + galleryAt('copied'))
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 1_000 })
    }).toPass()
  await visitorSees('Autumn is long')

  await test.step('the copy goes to another brand under the same address, and not into the list of this one', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Landing pages' }).click()
    await page.getByRole('button', { name: `Duplicate ${galleryAt('copied')}` }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('copied')
    await dialog.getByRole('button', { name: 'Duplicate' }).click()
    await expect(page.getByText(/^The draft is at (?:she|gay)\.localhost now$/)).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: `Duplicate ${galleryAt('copied')}` })).toHaveCount(1)
  })

  await test.step('a page that is taken down gives way to the template, and can be published again', async () => {
    await page.getByRole('link', { name: galleryAt('copied'), exact: true }).click()
    await page.getByRole('button', { name: 'Take down' }).click()
    const question = page.getByRole('alertdialog', { name: 'Take this page down?' })
    await question.getByRole('button', { name: 'Take down' }).click()
    await expect(page.getByRole('button', { name: 'Take down' })).toHaveCount(0)
    await visitorSees('People worth a second look')
    await publish(page)
    await visitorSees('Autumn is long')
  })
  await visitor.context().close()
})

test('§2: a visitor and a member get a 404, and none of the studio’s code', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  for (const who of ['visitor', 'free']) {
    if (who === 'free') {
      await page.goto(site.url + paths.login)
      await logInAs(page, who)
      await expect(page).toHaveURL(`${site.url}/`)
      await page.getByRole('button', { name: /^Your account/ }).click()
      await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
      await expect(page.getByRole('menuitem', { name: 'Back office' })).toHaveCount(0)
    }
    for (const path of ['/studio', '/studio/1', '/studio/preview/1?draft=a']) {
      const answer = await page.goto(site.url + path)
      expect(answer?.status()).toBe(404)
      expect(await answer?.text()).not.toContain('/studio-')
      await expect(page).toHaveTitle(/This page could not be found/)
    }
  }
})
