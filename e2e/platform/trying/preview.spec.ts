import { releaseCommand } from '../../fixtures/site/release-command.ts'
import { buildVariant, removeVariant } from '../../fixtures/site/variant.ts'
import { expect, test } from '../../fixtures/test.ts'

const OTHER_TITLE = {
  'src/words/en.json': (json: string) => json.replace('What it costs', 'What it really costs'),
}

test('a link shows a version before it is released, in one browser, which switches it off and on by keyboard', async ({
  page,
  ownSite,
  browser,
}) => {
  const dist = await buildVariant('mf-credits', OTHER_TITLE)
  const { version } = await ownSite.publish(dist, { kind: 'hold' })
  await removeVariant(dist)
  const words = ['preview', `credits@${version}`, '--page', '/pricing', '--site', ownSite.url]
  const [link = ''] = (await releaseCommand(ownSite, ...words)).split('\n')

  await page.goto(link)
  await expect(page).toHaveURL(`${ownSite.url}/pricing`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('What it really costs')
  const panel = page.getByRole('region', { name: 'Bundles of this page' })
  await expect(panel).toContainText(`mf-credits ${version} comes from`)

  await panel.getByRole('link', { name: 'Switch the override of mf-credits off' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('What it costs')
  await panel.getByRole('link', { name: 'Switch the override of mf-credits on' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('What it really costs')

  const visitor = await browser.newPage({ locale: 'en-GB' })
  await visitor.goto(`${ownSite.url}/pricing`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('What it costs')
  await visitor.close()
  await panel.getByRole('link', { name: 'End the override' }).click()
  await page.goto(`${ownSite.url}/pricing`)
  await expect(heading).toHaveText('What it costs')
})
