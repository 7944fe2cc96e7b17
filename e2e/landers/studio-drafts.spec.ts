import { pastEntryWarning } from '../fixtures/past-entry-warning.ts'
import { createDraft, galleryAt, openStudio, publish } from '../fixtures/studio.ts'
import { expect, test } from '../fixtures/test.ts'

test('§2: staff delete a draft, whose address is free again, and see the pictures of the templates', async ({
  page,
  site,
  expectedErrors,
}) => {
  await openStudio(page, site)
  await createDraft(page, 'mistake')
  await page.getByRole('main').getByRole('link', { name: 'Landing pages' }).click()
  const remove = page.getByRole('button', { name: `Delete ${galleryAt('mistake')}` })
  const question = page.getByRole('alertdialog', { name: 'Delete this draft?' })
  await remove.click()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
  await remove.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${galleryAt('mistake')} is deleted`)).toBeVisible()
  await expect(page.getByRole('link', { name: galleryAt('mistake') })).toHaveCount(0)

  await page.getByRole('button', { name: /^Picture gallery/ }).click()
  const option = page.getByRole('option', { name: 'City at night' })
  await expect(option.locator('svg > g')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(option).toBeHidden()
  await createDraft(page, 'mistake')

  await test.step('an address that is taken is named at its field, to which the refusal leads', async () => {
    expectedErrors.push(/status of 422/)
    await page.getByRole('main').getByRole('link', { name: 'Landing pages' }).click()
    await createDraft(page, 'another')
    await page.getByRole('tab', { name: 'Page', exact: true }).click()
    const address = page.getByRole('textbox', { name: 'Address' })
    await address.fill('mistake')
    await page.getByRole('tab', { name: 'Content' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This address is taken')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(address).toBeFocused()
    await expect(address).toHaveAccessibleDescription(/This address is taken/)
    await address.fill('another')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('§2: a page without an address replaces the template’s own once that is confirmed, until it is taken down', async ({
  page,
  releaseSite,
  browser,
}) => {
  const warning = 'This replaces the standing page /landers/gallery until you take it down.'
  await openStudio(page, releaseSite)
  await expect(page.getByText(warning)).toBeVisible()
  await createDraft(page, '')
  await expect(page.getByText(warning)).toBeVisible()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Winter is long')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: /^Publish / })
  await expect(sheet.getByText(warning)).toBeVisible()
  await sheet.getByRole('button', { name: 'Not yet' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await publish(page)
  await expect(page.getByText('Published', { exact: true })).toBeVisible()

  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await pastEntryWarning(visitor)
  const visitorSees = (heading: string) =>
    expect(async () => {
      await visitor.goto(releaseSite.url + galleryAt(''))
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 1_000 })
    }).toPass()
  await visitorSees('Winter is long')
  // The page's title was never edited, so it follows.
  await expect(visitor).toHaveTitle(/^Winter is long/)

  await test.step('an earlier revision opens in the editor, as a change that can be undone', async () => {
    const title = page.getByRole('textbox', { name: 'Title', exact: true })
    await page.getByRole('tab', { name: 'History' }).click()
    await page.getByRole('button', { name: 'Open in the editor: revision 1' }).click()
    await expect(title).toHaveValue('People worth a second look')
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(title).toHaveValue('Winter is long')
    await expect(page.getByText('Not saved', { exact: true })).toBeHidden()
  })

  await page.getByRole('button', { name: 'Take down' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take down' }).click()
  await expect(page.getByText('Taken down', { exact: true })).toBeVisible()
  await visitorSees('People worth a second look')

  await test.step('the page that was taken down is found in the list, and deleted for good', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Landing pages' }).click()
    const listed = page.getByRole('link', { name: galleryAt(''), exact: true })
    await page.getByRole('searchbox', { name: 'Find a page' }).fill('nothing like this')
    await expect(page.getByText('No page matches.')).toBeVisible()
    await expect(listed).toBeHidden()
    await page.getByRole('searchbox', { name: 'Find a page' }).fill('landers/gallery')
    await expect(listed).toBeVisible()
    await page.getByRole('button', { name: `Delete ${galleryAt('')}`, exact: true }).click()
    const erasure = page.getByRole('alertdialog', { name: 'Delete this page?' })
    await erasure.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(`${galleryAt('')} is deleted`)).toBeVisible()
    await expect(listed).toHaveCount(0)
  })
  await visitor.context().close()
})
