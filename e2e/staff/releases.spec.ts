import { paths, staffPaths } from 'contracts'
import { openBackOffice } from '../fixtures/back-office.ts'
import { buildVariant, removeVariant } from '../fixtures/site/variant.ts'
import { expect, test } from '../fixtures/test.ts'
import { violationsOf } from '../fixtures/violations.ts'

test('an admin sees a canary and rolls it back, and the site serves the version before', async ({
  page,
  ownSite,
  browser,
  expectedErrors,
}) => {
  test.setTimeout(300_000)
  // The code may have been used by another test.
  expectedErrors.push(/status of 422/)
  const before = (await ownSite.liveVersions()).get('mf-credits')
  const dist = await buildVariant('mf-credits', {
    'src/words/en.json': (source) => source.replace('What it costs', 'What it really costs'),
  })
  const { version } = await ownSite.publish(dist, { kind: 'canary', share: 1 })
  await removeVariant(dist)
  const prices = async () => {
    const visitor = await browser.newPage({ locale: 'en-GB' })
    await visitor.goto(ownSite.url + paths.pricing)
    const heading = await visitor.getByRole('heading', { level: 1 }).textContent()
    await visitor.close()
    return heading
  }
  expect(await prices()).toBe('What it really costs')

  await openBackOffice(page, ownSite, 'staff')
  await page.goto(ownSite.url + staffPaths['staff-releases'])
  const row = page.getByRole('row', { name: /mf-credits/ })
  await expect(row).toContainText(version)
  await expect(row).toContainText('100%')
  expect(await violationsOf(page)).toEqual([])

  await row.getByRole('button', { name: 'Roll back mf-credits' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The title is wrong')
  await dialog.getByRole('button', { name: 'Roll back' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).not.toContainText(version)
  await expect(row).toContainText(before ?? '')

  await row.getByRole('link', { name: 'mf-credits' }).click()
  const event = page.getByRole('row', { name: /rollback/ }).first()
  await expect(event).toContainText('Staff demo')
  await expect(event).toContainText('The title is wrong')
  expect(await violationsOf(page)).toEqual([])

  await expect.poll(prices).toBe('What it costs')
  await page.goto(`${ownSite.url}${staffPaths['staff-log']}?about=mf-credits`)
  await expect(page.getByRole('row', { name: /Previous version made live/ })).toContainText(
    'The title is wrong',
  )
})
