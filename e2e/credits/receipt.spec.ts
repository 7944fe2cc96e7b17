import { href } from 'contracts'
import { asMember } from '../fixtures/member/as-member.ts'
import { expect, test } from '../fixtures/test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`§3: the receipt of a paid order is all that is printed, in black on white, from a page in ${colorScheme}`, async ({
    page,
    site,
  }) => {
    await asMember(page)
    await page.emulateMedia({ colorScheme })
    await page.goto(site.url + href('transactions-id', { id: 'partly_refunded' }))
    await page.getByRole('button', { name: 'Print receipt' }).waitFor()
    await page.getByRole('contentinfo').waitFor()
    await expect(page.getByRole('heading', { name: 'Receipt' })).toBeHidden()

    await page.emulateMedia({ colorScheme, media: 'print' })
    await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
    await expect(page.getByText('Amberly Example Ltd')).toBeVisible()
    await expect(page.getByRole('row', { name: /Total after the refund/ })).toBeVisible()
    for (const role of ['navigation', 'contentinfo', 'button', 'link'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    const [paper, ink] = await page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.querySelector('article') ?? document.body).color,
    ])
    expect(paper).toBe('rgba(0, 0, 0, 0)')
    expect(luminance(ink ?? '')).toBeLessThan(0.3)
  })
}

test('a receipt fits on one page', async ({ page, site }) => {
  await asMember(page)
  await page.goto(site.url + href('transactions-id', { id: 'partly_refunded' }))
  await page.getByRole('button', { name: 'Print receipt' }).waitFor()
  await expect(page.getByText('Amberly Example Ltd')).toBeAttached()
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

/** From 0 for black to 1 for white, roughly. */
function luminance(color: string): number {
  const [red = 255, green = 255, blue = 255] = (color.match(/[\d.]+/g) ?? []).map(Number)
  return (red + green + blue) / (3 * 255)
}
