import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

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
