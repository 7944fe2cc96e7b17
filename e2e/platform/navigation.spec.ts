import type { Page } from '@playwright/test'
import { frameAnswers } from '../fixtures/frame-answers.ts'
import { buildVariant, removeVariant } from '../fixtures/site/variant.ts'
import { expect, test } from '../fixtures/test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('§2: back, forward, query and hash work across remotes, with one history entry per step', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/members`)
  await expect(heading(page, 'Search members')).toBeVisible()
  await frameAnswers(page)
  const start = await page.evaluate(() => history.length)
  await page.getByRole('link', { name: 'Women', exact: true }).click()
  await expect(page).toHaveURL(/\?gender=female$/)
  await expect(page.getByRole('link', { name: 'Women', exact: true })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('navigation').getByRole('link', { name: 'Prices' }).click()
  await expect(heading(page, 'What it costs')).toBeVisible()
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(heading(page, 'Log in')).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(start + 3)

  await page.goBack()
  await expect(heading(page, 'What it costs')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/members\?gender=female$/)
  await expect(page.getByRole('link', { name: 'Women', exact: true })).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Everyone' })).toHaveAttribute('aria-current', 'true')
  await page.goForward()
  await page.goForward()
  await expect(heading(page, 'What it costs')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'What it costs')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/members\?gender=female$/)
})

test('§2: going back restores the scroll position, even after a reload; a new page starts at the top', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 400 })
  await page.goto(`${site.url}/pricing`)
  await expect(heading(page, 'What it costs')).toBeVisible()
  await frameAnswers(page)
  // The page is drawn heading first, and is not high enough before the rest is there.
  await expect(page.getByRole('heading', { name: 'What credits are for' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 300))
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await expect(heading(page, 'Log in')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(heading(page, 'What it costs')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  await page.reload()
  await expect(heading(page, 'What it costs')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
})

test('a new page focuses its heading, sets its title and leaves nothing of the old page behind', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/members`)
  await frameAnswers(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Prices' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'What it costs')).toBeFocused()
  await expect(page).toHaveTitle('Prices – Amberly')
  await expect(page.locator('[data-outlet] > [data-remote]')).toHaveCount(1)
})

test('a page preloads its data once per navigation', async ({ page, releaseSite }) => {
  const dist = await buildVariant('mf-credits', {
    'src/pages/pricing.tsx': (source) =>
      source.replace(
        'export const preload = preloadOffer',
        'export async function preload() {\n  const counter = globalThis as { loads?: number }\n  counter.loads = (counter.loads ?? 0) + 1\n}',
      ),
  })
  await releaseSite.publish(dist)
  await removeVariant(dist)
  const loads = () => page.evaluate(() => (globalThis as { loads?: number }).loads ?? 0)
  await page.goto(`${releaseSite.url}/pricing`)
  await expect(heading(page, 'What it costs')).toBeVisible()
  // The server has drawn the heading, before the page's code runs.
  await expect.poll(loads).toBe(1)
  await page.goto(`${releaseSite.url}/members`)
  await expect(heading(page, 'Search members')).toBeVisible()
  await frameAnswers(page)
  // Clicked by script, so that no pointer event preloads the page.
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/pricing"]')?.click())
  await expect(heading(page, 'What it costs')).toBeVisible()
  expect(await loads()).toBe(1)
})

test('§8: an error in an event handler is reported for its remote and shown in a toast; the page stays', async ({
  page,
  releaseSite,
  expectedErrors,
}) => {
  expectedErrors.push(/in a handler/)
  const dist = await buildVariant('mf-credits', {
    'src/pages/pricing.tsx': (source) =>
      source.replace(
        '<h1>',
        '<button type="button" onClick={() => { throw new Error(\'in a handler\') }}>Throw</button>\n        <h1>',
      ),
  })
  const { version } = await releaseSite.publish(dist)
  await removeVariant(dist)
  await page.goto(`${releaseSite.url}/pricing`)
  await page.getByRole('button', { name: 'Throw' }).click()
  await expect(page.getByText('Something went wrong. Please try that again.')).toBeVisible()
  await expect(heading(page, 'What it costs')).toBeVisible()
  const live = async () => (await releaseSite.status()).find(({ name }) => name === 'mf-credits')?.live
  await expect.poll(async () => (await live())?.crashes, { timeout: 15_000 }).toBe(1)
  expect(await live()).toMatchObject({ version, messages: [{ text: 'Error: in a handler' }] })
})

test('a page with unsaved changes asks before leaving', async ({ page, releaseSite }) => {
  const dist = await buildVariant('mf-credits', {
    'src/pages/pricing.tsx': (source) =>
      `import { useLeaveGuard } from 'platform/runtime/router'\n${source.replace(
        'const t = useWords()',
        "const t = useWords()\n  useLeaveGuard(true, 'Leave without saving?')",
      )}`,
  })
  await releaseSite.publish(dist)
  await removeVariant(dist)
  await page.goto(`${releaseSite.url}/members`)
  await page.getByRole('navigation').getByRole('link', { name: 'Prices' }).click()
  await expect(heading(page, 'What it costs')).toBeVisible()

  const asked: string[] = []
  let answer = false
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void (answer ? dialog.accept() : dialog.dismiss())
  })
  await page.getByRole('link', { name: 'Search members' }).click()
  await expect.poll(() => asked).toEqual(['Leave without saving?'])
  await expect(heading(page, 'What it costs')).toBeVisible()
  await page.goBack()
  await expect.poll(() => asked.length).toBe(2)
  await expect(page).toHaveURL(/\/pricing$/)
  answer = true
  await page.getByRole('link', { name: 'Search members' }).click()
  await expect(heading(page, 'Search members')).toBeVisible()
})
