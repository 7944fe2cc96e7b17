import { frameAnswers } from '../fixtures/frame-answers.ts'
import { expect, test } from '../fixtures/test.ts'

test('§9: the progress bar shows after 200 ms and runs for 5,000', async ({ page, site }) => {
  const held = Promise.withResolvers<void>()
  await page.route(/mf-members.*\.js/, async (route) => {
    await held.promise
    await route.fallback()
  })
  await page.clock.install()
  // Don't wait for the load event: it would wait for the requests that this test holds back.
  await page.goto(`${site.url}/pricing`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'What it costs' })).toBeVisible()
  // A link pressed in a page from the server opens without the bar until it has hydrated.
  await frameAnswers(page)
  const bar = page.locator('[role=progressbar][data-state]')
  await expect(bar).toHaveAttribute('data-state', 'idle')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/members"]')?.click())
  await page.clock.runFor(199)
  await expect(bar).toHaveAttribute('data-state', 'idle')
  await page.clock.runFor(1)
  await expect(bar).toHaveAttribute('data-state', 'running')
  const creep = await bar.evaluate((element) =>
    element.getAnimations({ subtree: true })[0]?.effect?.getTiming(),
  )
  expect(creep?.duration).toBe(5_000)
  await page.clock.resume()
  held.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Search members' })).toBeVisible()
  await expect(bar).toHaveAttribute('data-state', 'idle')
})
