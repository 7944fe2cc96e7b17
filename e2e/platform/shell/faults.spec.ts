import type { Page, Route } from '@playwright/test'
import { serverRendered } from '../../first-view/server-rendered.ts'
import { sampleOf } from '../../fixtures/sample.ts'
import type { Site } from '../../fixtures/site/site.ts'
import { buildVariant, removeVariant } from '../../fixtures/site/variant.ts'
import { expect, test } from '../../fixtures/test.ts'

const PANEL = 'The page could not be opened.'
const INCOMPLETE = 'Part of the page could not be loaded, so buttons and forms don’t work.'
const START = "element = document.getElementById('root')\n"

// A page from the server shows its content although no shell runs; one journey below is about that.
test.use({ isRendering: false })

/** Edits that break a shell before it has drawn. */
const FAULTS: Readonly<Record<string, { file: string; edit: (source: string) => string }>> = {
  'throws before it draws': {
    file: 'src/draw.ts',
    edit: (source) => source.replace(START, `${START}  if (element) throw new Error('in the shell')\n`),
  },
  'throws in its entry': {
    file: 'src/index.ts',
    edit: (source) =>
      source.replace('const start =', (line) => `if (self) throw new Error('in the shell')\n${line}`),
  },
  'throws while it draws its frame, which a boundary contains': {
    file: 'src/frame/root.tsx',
    edit: (source) =>
      source.replace("  const isHome = route?.name === 'index'\n", (line) => {
        return `${line}  if (isHome !== undefined) throw new Error('in the shell')\n`
      }),
  },
}

async function release(site: Site, { file, edit }: (typeof FAULTS)[string]) {
  const dist = await buildVariant('shell', { [file]: edit })
  const { version } = await site.publish(dist)
  await removeVariant(dist)
  return version
}

const shellOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-shell]')?.dataset['version'])

async function counted(site: Site, version: string) {
  const live = (await site.status()).find(({ kind }) => kind === 'shell')?.live
  expect(live?.version).toBe(version)
  return { loads: live?.loads, bad: (live?.failures ?? 0) + (live?.crashes ?? 0) > 0 }
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

for (const [fault, change] of sampleOf(Object.entries(FAULTS), 1)) {
  test(`a shell that ${fault}: the visitor gets the shell before, until another one is released`, async ({
    page,
    releaseSite,
    expectedErrors,
  }) => {
    expectedErrors.push(/in the shell/)
    const before = (await releaseSite.status()).find(({ kind }) => kind === 'shell')?.live?.version
    const broken = await release(releaseSite, change)
    await page.goto(`${releaseSite.url}/pricing`)
    await expect(navigation(page)).toBeVisible({ timeout: 15_000 })
    await expect.poll(() => shellOf(page)).toBe(before)
    await expect(page.getByRole('heading', { level: 1, name: 'What it costs' })).toBeVisible()
    await expect
      .poll(() => counted(releaseSite, broken), { timeout: 10_000 })
      .toEqual({ loads: 0, bad: true })

    // The next page has it from the start.
    await page.goto(releaseSite.url)
    expect(await shellOf(page)).toBe(before)
    const next = await release(releaseSite, {
      file: 'src/words/en.json',
      edit: (json) => json.replace('"pricing": "Prices"', '"pricing": "Costs"'),
    })
    await page.goto(`${releaseSite.url}/pricing`)
    await expect(navigation(page).getByRole('link', { name: 'Costs' })).toBeVisible()
    expect(await shellOf(page)).toBe(next)
    await expect.poll(() => counted(releaseSite, next), { timeout: 10_000 }).toEqual({ loads: 1, bad: false })
  })
}

test('a shell that never draws: the visitor gets the shell before after a while', async ({
  page,
  releaseSite,
}) => {
  const before = (await releaseSite.status()).find(({ kind }) => kind === 'shell')?.live?.version
  await release(releaseSite, {
    file: 'src/draw.ts',
    edit: (source) => source.replace(START, `${START}  await new Promise(() => {})\n`),
  })
  await page.clock.install()
  await page.goto(`${releaseSite.url}/pricing`, { waitUntil: 'load' })
  const reload = page.waitForEvent('load')
  await page.clock.fastForward(11_000)
  await reload
  await expect(navigation(page)).toBeVisible()
  expect(await shellOf(page)).toBe(before)
})

/** Whether all files that the document names have arrived, apart from those that hang: each arrival starts the wait anew. */
const othersHaveArrived = (hanging: string) =>
  [
    ...document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>('link[rel=stylesheet], script[src]'),
  ].every((file) => 'loaded' in file.dataset || new RegExp(hanging).test(file.src || file.href))

/** Opens a page in which files with such a URL hang, and lets half a minute pass. Returns what lets them arrive. */
async function openWithHanging(page: Page, url: string, hanging: RegExp) {
  const held: Route[] = []
  await page.route(hanging, (route) => void held.push(route))
  await page.clock.install()
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('#platform-failure').waitFor({ state: 'attached' })
  await page.waitForFunction(othersHaveArrived, hanging.source)
  await page.clock.fastForward(31_000)
  return async () => void (await Promise.all(held.map((route) => route.continue())))
}

test('a shell whose entry hangs: the visitor gets the shell before after a while', async ({
  page,
  releaseSite,
}) => {
  const before = (await releaseSite.status()).find(({ kind }) => kind === 'shell')?.live?.version
  const hanging = await release(releaseSite, {
    file: 'src/words/en.json',
    edit: (json) => json.replace('"pricing": "Prices"', '"pricing": "Fees"'),
  })
  const entry = new RegExp(`/bundles/shell/${hanging}/main\\.\\w+\\.js$`)
  await openWithHanging(page, `${releaseSite.url}/pricing`, entry)
  await expect(navigation(page)).toBeVisible()
  expect(await shellOf(page)).toBe(before)
  await expect.poll(() => counted(releaseSite, hanging)).toEqual({ loads: 0, bad: true })
})

test('a shell that hangs without one before it: a panel, until the shell arrives after all', async ({
  page,
  unrendered: site,
}) => {
  const entry = /\/bundles\/shell\/.*\/main\.\w+\.js$/
  const arrive = await openWithHanging(page, `${site.url}/pricing`, entry)
  await expect(page.getByText(PANEL)).toBeVisible()
  await arrive()
  await expect(page.getByRole('heading', { level: 1, name: 'What it costs' })).toBeVisible()
  await expect(page.getByText(PANEL)).toBeHidden()
})

/** Damages the entry of the shell until the visitor tries again. */
async function openDamaged(page: Page, url: string, panel: string) {
  const entry = /\/bundles\/shell\/.*\/main\.\w+\.js$/
  await page.route(entry, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()}\nglobalThis.tampered = true` })
  })
  // On a busy machine a page may be left to the browser.
  await expect(async () => {
    await page.goto(url)
    await expect(page.getByText(panel)).toBeVisible({ timeout: 5_000 })
  }).toPass()
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
  await page.unroute(entry)
}

const DAMAGE = /Failed to load resource|integrity|valid digest/
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'What it costs' })

test('a damaged shell without one before it: a panel in plain words offers to try again', async ({
  page,
  unrendered: site,
  expectedErrors,
}) => {
  expectedErrors.push(DAMAGE)
  await openDamaged(page, `${site.url}/pricing`, PANEL)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText(PANEL)).toBeHidden()
})

test('a damaged shell of a page from the server: it can be read, and a panel below it offers to try again', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(DAMAGE)
  await serverRendered(site, '/pricing')
  await openDamaged(page, `${site.url}/pricing`, INCOMPLETE)
  await expect(heading(page)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('#root:not([data-painted])')).toBeVisible()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText(INCOMPLETE)).toBeHidden()
})

test('a visitor without cookies sees the panel, not a page that reloads for ever', async ({
  page,
  releaseSite,
  expectedErrors,
}) => {
  expectedErrors.push(/in the shell/)
  const change = FAULTS['throws in its entry']
  if (change) await release(releaseSite, change)
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
  })
  await page.goto(`${releaseSite.url}/pricing`)
  await expect(page.getByText(PANEL)).toBeVisible({ timeout: 15_000 })
})

test('a shell whose style is lost shows a panel in plain words', async ({
  page,
  unrendered: site,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|integrity|valid digest/)
  // Late, when the scripts have long run, as they do if they come from the cache.
  await page.route(/\/bundles\/shell\/.*\.css$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.fulfill({ status: 404, body: 'not found' })
  })
  await page.goto(`${site.url}/pricing`, { waitUntil: 'commit' })
  await expect(page.getByText(PANEL)).toBeVisible({ timeout: 20_000 })
})
