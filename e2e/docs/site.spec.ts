import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { ROOT } from '../fixtures/site/remotes.ts'
import { test as base, expect } from '../fixtures/test.ts'
import { colourViolationsOf, violationsOf } from '../fixtures/violations.ts'

/** The address of the documentation, built into a folder: it needs no server. */
const test = base.extend<object, { docs: string }>({
  docs: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'docs-'))
      await promisify(execFile)(process.execPath, [join(ROOT, 'docs/site/main.ts'), folder])
      await use(pathToFileURL(folder).href)
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

const PAGES = ['index', 'concepts', 'recipes-remotes', 'comparison', 'commands', 'reference']

test('docs: pages have no accessibility violation, and fit a phone and a desktop, in light and dark', async ({
  page,
  docs,
}) => {
  for (const name of PAGES) {
    await page.goto(`${docs}/${name}.html`)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await violationsOf(page), name).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await colourViolationsOf(page), name).toEqual([])
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${name} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('docs: a search by keyboard alone leads to a section', async ({ page, docs }) => {
  await page.goto(`${docs}/index.html`)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('RouteData')
  await expect(page.getByRole('status')).toHaveText(/^\d+ results?$/)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Reference: RouteData' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/reference\.html#routedata$/)

  await page.keyboard.press('/')
  await page.keyboard.type('qqqq')
  await expect(page.getByRole('status')).toHaveText('Nothing found.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('docs: on a phone the list of pages is closed, and opens', async ({ page, docs }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${docs}/concepts.html`)
  const link = page.getByRole('link', { name: 'Quick start' })
  await expect(link).toBeHidden()
  await page.getByText('Pages', { exact: true }).click()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Quick start' })).toBeVisible()
})
