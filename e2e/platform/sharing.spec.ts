import type { Page } from '@playwright/test'
import { frameAnswers } from '../fixtures/frame-answers.ts'
import { savingData } from '../fixtures/saving-data.ts'
import { expect, test } from '../fixtures/test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('the page holds one React, router, store, query cache, i18n and UI kit', async ({ page, site }) => {
  await page.goto(site.url)
  const containers = await page.evaluate(() => {
    const text = document.getElementById('platform-registry')?.textContent ?? '{}'
    return (JSON.parse(text) as { remotes: { federation: string }[] }).remotes.map((it) => it.federation)
  })
  await page.addInitScript(watchSharing, containers)
  await page.goto(site.url)
  for (const link of ['Search members', 'Log in', 'Prices']) {
    await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveTitle(new RegExp(`^${link}`))
  }
  const { renderers, taken } = await page.evaluate(() => {
    const { watched } = globalThis as unknown as Watched
    const modules = [...watched.taken].map(([module, uses]) => ({
      module,
      takers: new Set(uses.map(({ taker }) => taker)).size,
      copies: new Set(uses.map(({ copy }) => copy)).size,
    }))
    return { renderers: watched.renderers, taken: modules }
  })
  expect(renderers, 'copies of react-dom').toBe(1)
  for (const { module, copies } of taken) expect.soft(copies, `copies of ${module}`).toBe(1)
  // The visitors' home, and the page navigated to.
  const takers = Object.fromEntries(taken.map(({ module, takers }) => [module, takers]))
  for (const module of ['react/jsx-runtime', 'platform/runtime/remote', 'shared-state/i18n'])
    expect.soft(takers[module], `remotes that use ${module}`).toBeGreaterThanOrEqual(4)
  for (const module of ['platform/runtime/router', 'shared-ui/card'])
    expect.soft(takers[module], `remotes that use ${module}`).toBeGreaterThanOrEqual(1)
})

interface Watched {
  watched: { renderers: number; taken: Map<string, { taker: string; copy: unknown }[]> }
}

/** Runs before the page's own scripts: records which shared modules each remote takes. */
function watchSharing(containers: string[]) {
  type Factory = () => unknown
  type Scope = Record<string, { version: string; get(): Factory | Promise<Factory> }>
  interface Container {
    init(scope: Scope): void
    get(module: string): unknown
  }
  const watched: Watched['watched'] = { renderers: 0, taken: new Map() }
  const hook = { renderers: new Map(), supportsFiber: true, inject: () => ++watched.renderers }
  Object.assign(globalThis, {
    watched,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, onCommitFiberRoot() {}, onCommitFiberUnmount() {} },
  })
  for (const taker of containers) {
    const noted = (module: string, factory: Factory) => () => {
      const copy = factory()
      watched.taken.set(module, [...(watched.taken.get(module) ?? []), { taker, copy }])
      return copy
    }
    const watch = (scope: Scope): Scope =>
      Object.fromEntries(
        Object.entries(scope).map(([module, { version, get }]) => [
          module,
          {
            version,
            get: () => {
              const factory = get()
              return factory instanceof Promise
                ? factory.then((arrived) => noted(module, arrived))
                : noted(module, factory)
            },
          },
        ]),
      )
    let container: Container | undefined
    Object.defineProperty(globalThis, taker, {
      configurable: true,
      get: () => container,
      set({ init, get }: Container) {
        container = { get, init: (scope) => init(watch(scope)) }
      },
    })
  }
}

/** The paths of all requests from now on. */
function watchRequests(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const askedFor = (pattern: RegExp) => expect.poll(() => asked.some((path) => pattern.test(path))).toBe(true)
  return { asked, askedFor }
}

test('once the page is used, the shell preloads every remote when idle, and the pages that are linked to', async ({
  page,
  site,
}) => {
  const { asked, askedFor } = watchRequests(page)
  await page.goto(site.url)
  await expect(heading(page, 'Meet someone who writes back')).toBeVisible()
  await frameAnswers(page)
  await page.waitForLoadState('networkidle')
  expect(asked.some((path) => /pages_(search|pricing)/.test(path))).toBe(false)
  await page.mouse.move(1, 1)
  for (const remote of ['mf-members', 'mf-chat', 'mf-credits', 'mf-account']) {
    await askedFor(new RegExp(`/${remote}/.*/entry\\.`))
  }
  await askedFor(/pages_search.*\.js/)
  await askedFor(/pages_pricing.*\.css/)
  await page.waitForLoadState('networkidle')
  expect(asked.some((path) => /pages_credits/.test(path))).toBe(false)

  asked.length = 0
  await page.getByRole('navigation').getByRole('link', { name: 'Prices' }).click()
  await expect(heading(page, 'What it costs')).toBeVisible()
  // The pages of other links may still be on their way.
  expect(asked.filter((path) => /mf-credits.*\.(js|css)$/.test(path))).toEqual([])
})

test('with data saving on, a page loads when its link is hovered or focused', async ({ page, site }) => {
  await savingData(page)
  const { asked, askedFor } = watchRequests(page)
  const prices = page.getByRole('navigation').getByRole('link', { name: 'Prices' })
  await page.goto(site.url)
  await expect(heading(page, 'Meet someone who writes back')).toBeVisible()
  await frameAnswers(page)
  await page.mouse.move(1, 1)
  await page.waitForLoadState('networkidle')
  expect(asked.some((path) => /pricing|search/.test(path))).toBe(false)
  await prices.hover()
  await askedFor(/pages_pricing.*\.js/)
  await askedFor(/pages_pricing.*\.css/)
  await page.getByRole('navigation').getByRole('link', { name: 'Search members' }).focus()
  await askedFor(/pages_search.*\.js/)
})
