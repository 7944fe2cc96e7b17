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
