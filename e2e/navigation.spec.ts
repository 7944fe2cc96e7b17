import type { CDPSession, Page } from '@playwright/test'
import { asMember } from './fixtures/as-member.ts'
import { expect, test } from './fixtures/test.ts'
import { buildVariant, removeVariant } from './fixtures/variant.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('§2: back, forward, query and hash work across remotes, one entry in the history for each step', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/members`)
  await expect(heading(page, 'Search members')).toBeVisible()
  const start = await page.evaluate(() => history.length)
  await page.getByRole('link', { name: 'Women', exact: true }).click()
  await expect(page).toHaveURL(/\?gender=female$/)
  await expect(page.getByRole('link', { name: 'Women', exact: true })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'Prices' }).click()
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

test('§2: going back returns to where the page was scrolled to, also after a reload; a new page begins at its top', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 400 })
  await page.goto(`${site.url}/pricing`)
  await expect(heading(page, 'What it costs')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 300))
  await page.getByRole('link', { name: 'Search members' }).click()
  await expect(heading(page, 'Search members')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(heading(page, 'What it costs')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  await page.reload()
  await expect(heading(page, 'What it costs')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
})

test('the new page takes the focus at its heading, its own title, and nothing of the old one stays', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/members`)
  await page.getByRole('link', { name: 'Prices' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'What it costs')).toBeFocused()
  await expect(page).toHaveTitle('Prices – Amberly')
  await expect(page.locator('[data-outlet] > [data-remote]')).toHaveCount(1)
})

test('the loader of a page runs once for each navigation', async ({ page, ownSite }) => {
  const dist = await buildVariant('mf-credits', {
    'src/pages/pricing.tsx': (source) =>
      `${source}\nexport async function preload() {\n  const counter = globalThis as { loads?: number }\n  counter.loads = (counter.loads ?? 0) + 1\n}\n`,
  })
  await ownSite.publish(dist)
  await removeVariant(dist)
  const loads = () => page.evaluate(() => (globalThis as { loads?: number }).loads ?? 0)
  await page.goto(`${ownSite.url}/pricing`)
  await expect(heading(page, 'What it costs')).toBeVisible()
  expect(await loads()).toBe(1)
  await page.goto(`${ownSite.url}/members`)
  await expect(heading(page, 'Search members')).toBeVisible()
  // Chosen by the keyboard's way, so that pointing at the link does not load ahead.
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/pricing"]')?.click())
  await expect(heading(page, 'What it costs')).toBeVisible()
  expect(await loads()).toBe(1)
})

test('§8: an error in a handler is reported in the name of its remote, a toast says so, the page stays', async ({
  page,
  ownSite,
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
  const { version } = await ownSite.publish(dist)
  await removeVariant(dist)
  await page.goto(`${ownSite.url}/pricing`)
  await page.getByRole('button', { name: 'Throw' }).click()
  await expect(page.getByText('Something went wrong. Please try that again.')).toBeVisible()
  await expect(heading(page, 'What it costs')).toBeVisible()
  const live = async () => (await ownSite.status()).find(({ name }) => name === 'mf-credits')?.live
  await expect.poll(async () => (await live())?.crashes, { timeout: 15_000 }).toBe(1)
  expect(await live()).toMatchObject({ version, messages: [{ text: 'Error: in a handler' }] })
})

test('a page with something to lose asks before it is left', async ({ page, ownSite }) => {
  const dist = await buildVariant('mf-credits', {
    'src/pages/pricing.tsx': (source) =>
      `import { useLeaveGuard } from 'platform/runtime/router'\n${source.replace(
        'const t = useWords()',
        "const t = useWords()\n  useLeaveGuard(true, 'Leave without saving?')",
      )}`,
  })
  await ownSite.publish(dist)
  await removeVariant(dist)
  await page.goto(`${ownSite.url}/members`)
  await page.getByRole('link', { name: 'Prices' }).click()
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

test('there is one React, router, store, query cache, i18n and UI kit in the page', async ({
  page,
  site,
}) => {
  await page.goto(site.url)
  for (const link of ['Search members', 'Log in', 'Prices']) {
    await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveTitle(new RegExp(`^${link}`))
  }
  // Everybody's share scope, by module: how many versions, and how many copies of what they hand out.
  const copies = await page.evaluate(() => {
    type Scope = Record<string, Record<string, { lib?: () => unknown }>>
    const { __FEDERATION__ } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: { shareScopeMap: Record<string, Scope> }[] }
    }
    const found: Record<string, { hosts: number; versions: Set<string>; libs: Set<unknown> }> = {}
    for (const { shareScopeMap } of __FEDERATION__.__INSTANCES__) {
      for (const [module, versions] of Object.entries(shareScopeMap['default'] ?? {})) {
        const entry = (found[module] ??= { hosts: 0, versions: new Set(), libs: new Set() })
        entry.hosts += 1
        for (const [version, { lib }] of Object.entries(versions)) {
          entry.versions.add(version)
          if (lib) entry.libs.add(lib())
        }
      }
    }
    return Object.entries(found).map(([module, { hosts, versions, libs }]) => ({
      module,
      hosts,
      versions: versions.size,
      libs: libs.size,
    }))
  })
  for (const { module, versions, libs } of copies) {
    expect.soft(versions, `versions of ${module}`).toBe(1)
    expect.soft(libs, `copies of ${module}`).toBeLessThanOrEqual(1)
  }
  const shared = copies.filter(({ libs }) => libs === 1)
  expect(shared.map(({ module }) => module)).toEqual(
    expect.arrayContaining([
      'react',
      'react/jsx-runtime',
      'platform/runtime/router',
      'platform/runtime/remote',
      'shared-state/i18n',
      'shared-state/store',
      'shared-ui/card',
    ]),
  )
  // The shell and at least four remotes look into the same scope.
  expect(Math.min(...shared.map(({ hosts }) => hosts))).toBeGreaterThanOrEqual(5)
})

test('code is at hand before it is asked for: every remote when idle, a page when its link is pointed at or focused', async ({
  page,
  site,
}) => {
  const asked: string[] = []
  const prices = page.getByRole('navigation').getByRole('link', { name: 'Prices' })
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const askedFor = (pattern: RegExp) => expect.poll(() => asked.some((path) => pattern.test(path))).toBe(true)
  await page.goto(site.url)
  await expect(heading(page, 'Meet someone who answers')).toBeVisible()
  for (const remote of ['mf-members', 'mf-chat', 'mf-credits', 'mf-account']) {
    await askedFor(new RegExp(`/${remote}/.*/entry\\.`))
  }
  expect(asked.some((path) => /pricing|search/.test(path))).toBe(false)
  await prices.hover()
  await askedFor(/pages_pricing.*\.js/)
  await askedFor(/pages_pricing.*\.css/)
  await page.getByRole('navigation').getByRole('link', { name: 'Search members' }).focus()
  await askedFor(/pages_search.*\.js/)

  asked.length = 0
  await prices.click()
  await expect(heading(page, 'What it costs')).toBeVisible()
  expect(asked.filter((path) => /\.(js|css)$/.test(path))).toEqual([])
})

const CHANGES = 1_000

test(`${CHANGES} page changes leave no node, listener or memory behind`, async ({ page, site }) => {
  test.setTimeout(240_000)
  await asMember(page)
  await page.goto(`${site.url}/members`)
  await expect(heading(page, 'Search members')).toBeVisible()
  const devtools = await page.context().newCDPSession(page)
  await walk(page, 100)
  const before = await measure(devtools)
  await walk(page, CHANGES)
  const after = await measure(devtools)
  test.info().annotations.push({ type: 'measured', description: JSON.stringify({ before, after }) })
  expect(after.nodes - before.nodes).toBeLessThan(200)
  expect(after.listeners - before.listeners).toBeLessThan(200)
  expect(after.heap - before.heap).toBeLessThan(3_000_000)
})

/** Clicks through the remotes, waiting for each page to stand. */
async function walk(page: Page, changes: number) {
  await page.evaluate(async (count) => {
    const stops = [
      ['/pricing', 'mf-credits'],
      ['/chats', 'mf-chat'],
      ['/members', 'mf-members'],
    ] as const
    for (let n = 0; n < count; n += 1) {
      const [path, remote] = stops[n % stops.length] ?? stops[0]
      document.querySelector<HTMLElement>(`nav a[href="${path}"]`)?.click()
      while (
        !document.querySelector(`[data-remote="${remote}"]:not([hidden]) h1`) ||
        location.pathname !== path
      ) {
        await new Promise((resolve) => setTimeout(resolve, 4))
      }
    }
  }, changes)
}

async function measure(devtools: CDPSession) {
  // single-spa's own timers hold on to a parcel for as long as it might have taken to mount.
  await new Promise((resolve) => setTimeout(resolve, 6_000))
  await devtools.send('HeapProfiler.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return { nodes, listeners: jsEventListeners, heap: usedSize }
}
