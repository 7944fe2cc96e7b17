import { paths } from 'contracts'
import { pastEntryWarning } from '../fixtures/past-entry-warning.ts'
import { openStudio, publish } from '../fixtures/studio.ts'
import { expect, test } from '../fixtures/test.ts'
import { violationsOf } from '../fixtures/violations.ts'

test('§2: staff edit the frequently asked questions, which visitors read in their language, and take their text down again', async ({
  page,
  releaseSite,
  browser,
}) => {
  await openStudio(page, releaseSite)
  await page.getByRole('button', { name: 'Edit Frequently asked questions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '/faq' })).toBeVisible()
  expect(await violationsOf(page, 'main')).toEqual([])
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  // The list of parts scrolls by itself while the preview loads beside it, which may take a press away.
  await expect(async () => {
    await page.getByRole('row', { name: 'Is there a subscription?' }).click()
    await expect(title).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await title.fill('Does anything renew by itself?')
  const preview = page.frameLocator('iframe')
  await expect(preview.getByText('Does anything renew by itself?')).toBeVisible()
  await expect(preview.getByText('{{', { exact: false })).toHaveCount(0)

  await page
    .getByRole('main')
    .getByRole('button', { name: /^English/ })
    .click()
  await page.getByRole('option', { name: /^Suomi/ }).click()
  await title.fill('Uusiutuuko mikään itsestään?')
  await publish(page)
  await expect(page.getByText('Published', { exact: true })).toBeVisible()

  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await pastEntryWarning(visitor)
  const visitorReads = (path: string, question: string) =>
    expect(async () => {
      await visitor.goto(releaseSite.url + path)
      await expect(visitor.getByText(question)).toBeVisible({ timeout: 1_000 })
    }).toPass()
  await visitorReads('/faq', 'Does anything renew by itself?')
  await visitorReads('/faq?lang=fi', 'Uusiutuuko mikään itsestään?')

  await page.getByRole('button', { name: 'Take down' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('Visitors get the built-in text again.', { exact: false })).toBeVisible()
  await question.getByRole('button', { name: 'Take down' }).click()
  await expect(page.getByText('Taken down', { exact: true })).toBeVisible()
  await visitorReads('/faq?lang=en', 'Is there a subscription?')
  await visitor.context().close()
})

test('§2: staff write a page of its own, with paragraphs, a list and a link, which a visitor finds by its token', async ({
  page,
  site,
  browser,
}) => {
  await openStudio(page, site)
  await page.getByRole('button', { name: /^Picture gallery/ }).click()
  await page.getByRole('option', { name: 'Page of its own' }).click()
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('summer-party')
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '/summer-party' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Summer party')
  const body = page.getByRole('textbox', { name: 'Paragraphs' })
  await body.fill('Bring **friends**.\n\n- music\n- [questions](/faq)')
  await expect(page.frameLocator('iframe').getByRole('listitem').filter({ hasText: 'music' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(body).toHaveValue('')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(body).toHaveValue('Bring **friends**.\n\n- music\n- [questions](/faq)')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Publish /summer-party?' })
  await expect(sheet.getByText('Search engines won’t list this page')).toBeVisible()
  expect(await violationsOf(page, '[role="dialog"]')).toEqual([])
  await sheet.getByRole('button', { name: 'Not yet' }).click()
  await page.getByRole('tab', { name: 'Page', exact: true }).click()
  await page.getByRole('textbox', { name: 'Description for search engines' }).fill('Dance with us in July.')
  await publish(page)
  await expect(page.getByText('Published', { exact: true })).toBeVisible()

  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await pastEntryWarning(visitor)
  await expect(async () => {
    await visitor.goto(`${site.url}/summer-party`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Summer party', { timeout: 1_000 })
  }).toPass()
  await visitor.getByRole('link', { name: 'questions', exact: true }).click()
  await expect(visitor).toHaveURL(`${site.url}${paths['pages-faq']}`)
  await visitor.context().close()
})
