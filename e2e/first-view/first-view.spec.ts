import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { dismissals } from 'contracts'
import { sampleOf } from '../fixtures/sample.ts'
import { expect, test } from '../fixtures/test.ts'
import { PAGES } from './pages.ts'
import { AS_BROWSER, isServerRendered, serverRendered } from './server-rendered.ts'
import { withServerHalf } from './with-server-half.ts'

/** Holds all scripts until `release`, and collects what the page reports about its bundles. */
async function holdScripts(page: Page) {
  const gate = Promise.withResolvers<void>()
  const reports: string[] = []
  await page.route(/\/bundles\/.*\.js$/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.exposeFunction('keepReport', (text: string) => void reports.push(text))
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      const { keepReport } = globalThis as unknown as { keepReport(text: string): void }
      if (body instanceof Blob) void body.text().then(keepReport)
      return send(url, body)
    }
  })
  return { reports, release: gate.resolve }
}

for (const { path, heading } of sampleOf(PAGES, 3)) {
  test(`§2: the browser takes ${path} over as the server has rendered it`, async ({ page, site }) => {
    await serverRendered(site, path)
    const { reports, release } = await holdScripts(page)
    const asked: string[] = []
    page.on('request', (request) => void (request.url().includes('.php') && asked.push(request.url())))
    const title = page.locator('[data-painted] h1')
    // On a busy machine a page may be left to the browser.
    await expect(async () => {
      await page.goto(site.url + path, { waitUntil: 'commit' })
      await expect(title).toHaveText(heading, { timeout: 3_000 })
    }).toPass()
    // Marks of our own tell whether the elements are still the same ones later.
    await title.evaluate((element) => element.classList.add('the-same'))
    await page.getByRole('main').evaluate((element) => element.classList.add('the-same'))
    release()
    await expect.poll(() => page.locator('#root[data-painted]').count()).toBe(0)
    await expect.poll(() => reports.join()).toContain('"name":"shell"')
    await expect(page.locator('h1.the-same')).toHaveText(heading)
    await expect(page.locator('main.the-same')).toHaveCount(1)
    expect(reports.join()).not.toMatch(/crash|failure/)
    // A wide screen also shows the filters and similar members, which the server leaves to it. The settings are asked for
    // once more, since the country was a guess.
    expect(asked.filter((url) => !/regions|similar=1|settings/.test(url))).toEqual([])
  })
}

test('§2: the entry warning is part of the first HTML, for those who have not passed it', async ({
  site,
  browser,
}) => {
  expect(await serverRendered(site, '/login')).toContain('role="alertdialog"')
  const headers = { ...AS_BROWSER, cookie: `${dismissals.entryWarning}=2026-02-03T04:05:06.000Z` }
  await expect
    .poll(async () => {
      const html = await (await fetch(`${site.url}/login`, { headers })).text()
      return isServerRendered(html) && !html.includes('role="alertdialog"')
    })
    .toBe(true)
  // Not the fixture's page, which is past the warning.
  const context = await browser.newContext()
  const page = await context.newPage()
  const { reports, release } = await holdScripts(page)
  const warning = page.getByRole('alertdialog')
  await expect(async () => {
    await page.goto(`${site.url}/login`, { waitUntil: 'commit' })
    await expect(page.locator('[data-painted] [role=alertdialog]')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await warning.evaluate((element) => element.classList.add('the-same'))
  release()
  await expect(page.getByRole('main', { includeHidden: true })).toHaveAttribute('inert')
  await expect(page.locator('.the-same[role=alertdialog]')).toBeVisible()
  await page.getByRole('button', { name: /18/ }).click()
  await expect(warning).toHaveCount(0)
  await expect(page.getByRole('main')).not.toHaveAttribute('inert')
  expect(reports.join()).not.toMatch(/crash|failure/)
  await context.close()
})

for (const { path, heading } of sampleOf(PAGES, 3)) {
  test(`${path} has its styles before any script, and nothing shifts while it hydrates`, async ({
    page,
    site,
  }) => {
    await serverRendered(site, path)
    // A wide screen also shows the filters, which the server leaves to it.
    await page.setViewportSize({ width: 390, height: 844 })
    const { release } = await holdScripts(page)
    await page.addInitScript(() => {
      const shifts = { sum: 0 }
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.sum += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const styles: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') styles.push(new URL(request.url()).pathname)
    })
    const title = page.locator('[data-painted] h1')
    await expect(async () => {
      styles.length = 0
      await page.goto(site.url + path, { waitUntil: 'commit' })
      await expect(title).toHaveText(heading, { timeout: 3_000 })
    }).toPass()
    expect(await title.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Open Sans')
    expect(styles).toEqual([])
    const inHtml = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    // Whether text moves when the font arrives depends on the fonts that the machine has in its place.
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      ;(globalThis as unknown as { shifts: { sum: number } }).shifts.sum = 0
    })
    release()
    await expect.poll(() => page.locator('#root[data-painted]').count()).toBe(0)
    await expect(page.locator('[data-outlet] h1')).toHaveText(heading)
    // Other pages are preloaded by now, each with styles of its own.
    expect(styles.filter((style) => inHtml.includes(style))).toEqual([])
    const sum = () => page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum)
    expect(await sum()).toBeLessThanOrEqual(0.01)
  })
}

test('a half that fails on the server leaves the page to the browser, and status names the version', async ({
  page,
  releaseSite,
}) => {
  const dist = await withServerHalf('mf-credits', {
    version: '1.0.1-fb0',
    change: () => `throw new Error('no half')`,
  })
  try {
    const { version } = await releaseSite.publish(dist)
    await page.goto(`${releaseSite.url}/pricing`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What it costs')
    await expect(page.locator('[data-remote="mf-credits"]')).toHaveAttribute('data-version', version)
    const row = async () => (await releaseSite.status()).find(({ name }) => name === 'mf-credits')?.live
    await expect.poll(async () => (await row())?.failures, { timeout: 10_000 }).toBeGreaterThan(0)
    expect(await serverRendered(releaseSite, '/login')).toContain('Log in')
    await releaseSite.rollback('mf-credits')
    expect(await serverRendered(releaseSite, '/pricing')).toContain('What it costs')
  } finally {
    await rm(dist, { recursive: true })
  }
})
