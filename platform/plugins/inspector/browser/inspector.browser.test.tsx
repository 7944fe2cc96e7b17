import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ResolvedRegistry } from '../../../protocol/index.ts'
import { fixtureModule, fixtureRemote } from '../../../runtime/shell/remotes/fixture-remote.ts'
import { remoteVersions } from '../../../runtime/shell/remotes/versions.ts'
import { inspector as inspectorOf } from './index.ts'

const toy = fixtureRemote({ version: '1.2.3-abc' })
const RELEASED: ResolvedRegistry = {
  revision: 1,
  shell: { name: 'shell', version: '9', channel: 'live', base: '/shell/' },
  remotes: [toy],
}
let isAllowed = true
let registry = RELEASED

beforeEach(() => {
  isAllowed = true
  registry = RELEASED
  const files = { 'entry.js': { bytes: 9000, gzip: 3000, brotli: 2000, integrity: '' } }
  vi.stubGlobal('fetch', async () =>
    Response.json({
      kind: 'remote',
      files,
      needs: { shared: { react: '^19.0.0', 'shared-ui/tabs': '^1.0.0' } },
    }),
  )
  document.body.innerHTML = `
    <div id="root"><button>Before</button><div data-remote="toy" data-version="1.2.3-abc">A page</div>
    <div data-remote="toy" data-version="1.2.3-abc" data-widget="bell">A widget</div></div>`
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function watch() {
  const versions = remoteVersions()
  versions.adopt({ remote: toy, module: fixtureModule() })
  const firstPage = Promise.withResolvers<void>()
  const client = {
    get current() {
      return registry
    },
    check: async () => {},
  }
  const report = () => {}
  inspectorOf(() => isAllowed)({ registry: client, versions, firstPage, element: document.body, report })
  firstPage.resolve()
}

const panel = page.getByRole('region', { name: 'Bundles of this page' })
const pressKey = () => userEvent.keyboard('{Control>}{Alt>}b{/Alt}{/Control}')
const inspector = () => document.querySelector('[data-inspector]')?.shadowRoot
const outlines = () =>
  [...(inspector()?.querySelectorAll('.area') ?? [])].map((area) => (area as HTMLElement).dataset['label'])

// One for all tests with the key, since it listens for as long as the page lives.
beforeAll(watch)

test('nobody who may not inspect the page opens it', async () => {
  isAllowed = false
  await pressKey()
  isAllowed = true
  // Once it may open, it does: so the first press was ignored, rather than slow.
  await pressKey()
  await expect.element(panel).toBeVisible()
  await pressKey()
  await expect.element(panel).not.toBeInTheDocument()
})

test('a key opens it over the page, which stays as it is; Escape closes it and returns the focus', async () => {
  const before = page.getByRole('button', { name: 'Before' })
  before.element().focus()
  const height = document.documentElement.scrollHeight
  await pressKey()
  await expect.element(panel.getByRole('row', { name: /toy 1\.2\.3-abc live .* of 3\.0 kB/ })).toBeVisible()
  await expect.element(panel.getByRole('row', { name: /shell 9 live/ })).toBeVisible()
  await expect.poll(outlines).toEqual(['shell', 'toy 1.2.3-abc', 'toy · bell 1.2.3-abc'])
  expect(document.documentElement.scrollHeight).toBe(height)
  await expect.poll(() => inspector()?.activeElement?.textContent).toBe('Close')
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(before).toHaveFocus()
})

test('an override shows on the page without a key, with a link that ends it', async () => {
  isAllowed = false
  const base = 'http://localhost:3100/toy/'
  registry = {
    ...registry,
    remotes: [{ ...toy, channel: 'override', base }],
    overrides: [{ name: 'toy', base }],
  }
  watch()
  await expect.element(panel.getByText(`toy 1.2.3-abc comes from ${base}`)).toBeVisible()
  await expect
    .element(panel.getByRole('link', { name: 'End the override' }))
    .toHaveAttribute('href', '/override?end')
  expect(outlines()).toEqual([])
  await panel.getByRole('button', { name: 'All bundles' }).click()
  await expect.element(panel.getByRole('row', { name: /override from/ })).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect.element(panel.getByText(/comes from/)).toBeVisible()
})

test('an override that cannot be loaded shows why', async () => {
  const base = 'http://localhost:3100/toy/'
  registry = { ...registry, overrides: [{ name: 'toy', base, problem: 'the status is 404.' }] }
  watch()
  await expect.element(panel.getByText('toy is not overridden: the status is 404.')).toBeVisible()
  await expect.element(panel.getByRole('link', { name: 'End the override' })).toBeVisible()
})

test('each override is switched off and on again by keyboard, and the shared modules are listed', async () => {
  const base = '/bundles/toy/1.2.3-abc/'
  registry = { ...registry, overrides: [{ name: 'toy', base }] }
  watch()
  const link = panel.getByRole('link', { name: 'Switch the override of toy off' })
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringMatching(/^\/override\?switch=toy&page=%2F/))
  await panel.getByRole('button', { name: 'All bundles' }).click()
  await expect.poll(() => inspector()?.activeElement?.textContent).toBe('Close')
  const row = panel.getByRole('row', { name: /^toy / })
  const summary = row.getByText('2', { exact: true })
  await expect.element(summary).toBeVisible()
  summary.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(row.getByText('shared-ui/tabs')).toBeVisible()
  registry = { ...registry, overrides: [{ name: 'toy', base, isOff: true }] }
  await expect.element(panel.getByRole('link', { name: 'Switch the override of toy on' })).toBeVisible()
})
