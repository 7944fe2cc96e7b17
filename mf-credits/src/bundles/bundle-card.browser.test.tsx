import { addWords } from 'shared-state/i18n'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { offer } from '../fixture-offers.ts'
import { renderInPage } from '../fixture-page.tsx'
import nb from '../words/nb.json'
import pl from '../words/pl.json'
import sv from '../words/sv.json'
import { BundleGrid } from './bundle-grid.tsx'

test.each([
  ['Norwegian', nb],
  ['Polish', pl],
  ['Swedish', sv],
])('§1: on a phone, the credits of a bundle stay in one line in %s', async (_, words) => {
  // A phone of 390 px without the margins of the page.
  await page.viewport(358, 844)
  const { unmount } = renderInPage(<BundleGrid offer={{ ...offer, currency: 'SEK' }} />)
  addWords('mf-credits', 'en', words)
  onTestFinished(async () => {
    unmount()
    await page.viewport(414, 896)
  })
  await expect.element(page.getByRole('heading').first()).toBeVisible()
  const headings = page.getByRole('heading').elements()
  expect(headings).toHaveLength(offer.bundles.length)
  for (const heading of headings) {
    const { fontSize, lineHeight } = getComputedStyle(heading)
    expect(heading.clientHeight).toBeLessThan(
      1.7 * Math.max(Number.parseFloat(fontSize), Number.parseFloat(lineHeight)),
    )
    expect(heading.closest('article')!.scrollWidth).toBeLessThanOrEqual(
      heading.closest('article')!.clientWidth,
    )
  }
})
