import { asMember } from '../../fixtures/member/as-member.ts'
import { expect, test } from '../../fixtures/test.ts'

test('staff see which bundle and version draws each area of the page, and others do not', async ({
  page,
  site,
}) => {
  await asMember(page)
  await page.goto(`${site.url}/pricing?bundles`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const panel = page.getByRole('region', { name: 'Bundles of this page' })
  await page.keyboard.press('Control+Alt+b')
  await expect(panel).toHaveCount(0)

  await asMember(page, { role: 'staff' })
  await page.goto(`${site.url}/pricing?bundles`)
  const credits = (await site.registry()).remotes.find(({ name }) => name === 'mf-credits')
  await expect(panel.getByRole('row', { name: `mf-credits ${credits?.version} live` })).toContainText(
    /[1-9][\d.]* of [\d.]+ kB\d+ ms/,
  )
  await expect(panel.getByRole('row', { name: /^shell / })).toContainText(/[1-9][\d.]* of [\d.]+ kB/)
  await expect(page.locator(`[data-inspector] [data-label="mf-credits ${credits?.version}"]`)).toBeVisible()

  await page.keyboard.press('Control+Alt+b')
  await expect(panel).toHaveCount(0)
  await page.keyboard.press('Control+Alt+b')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(heading).toBeVisible()
})
