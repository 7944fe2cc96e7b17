import { expect, test } from 'vitest'
import type { ResolvedRegistry, ResolvedRemote } from '../../../protocol/index.ts'
import { fixtureModule, fixtureRemote } from '../../../runtime/shell/remotes/fixture-remote.ts'
import { bundleRows } from './bundle-rows.ts'

const released = fixtureRemote({ version: '2' })

function rowsOf(remotes: readonly ResolvedRemote[], running?: ResolvedRemote, brokenVersion?: string) {
  const registry: ResolvedRegistry = {
    revision: 1,
    shell: { name: 'shell', version: '9', channel: 'live', base: '/bundles/shell/9/' },
    remotes,
  }
  const versions = {
    inUse: () => running && { remote: running, module: fixtureModule() },
    isBroken: ({ version }: ResolvedRemote) => version === brokenVersion,
  }
  return bundleRows(registry, versions)
}

test('the shell comes first, with its version and channel', () => {
  expect(rowsOf([])).toEqual([{ name: 'shell', version: '9', source: 'live', base: '/bundles/shell/9/' }])
})

test('a remote that runs as released shows its channel, and another one that it is not loaded', () => {
  const canary = { ...released, channel: 'canary' } as const
  expect(rowsOf([canary], canary)[1]).toMatchObject({ name: 'toy', version: '2', source: 'canary' })
  expect(rowsOf([released])[1]).toMatchObject({ version: '2', source: 'not loaded' })
})

test('an earlier version is a fallback if the released one failed here, and else waits for it', () => {
  const running = fixtureRemote({ version: '1' })
  const base = '/bundles/toy/1/'
  expect(rowsOf([released], running, '2')[1]).toEqual({ name: 'toy', version: '1', base, source: 'fallback' })
  expect(rowsOf([released], running)[1]).toEqual({
    name: 'toy',
    version: '1',
    base,
    source: 'live',
    next: '2',
  })
})

test('an override shows even where the page does not load its remote', () => {
  const base = 'http://localhost:3100/toy/'
  const overridden = { ...released, channel: 'override', base } as const
  const registry: ResolvedRegistry = {
    revision: 1,
    shell: { name: 'shell', version: '9', channel: 'live', base: '/' },
    remotes: [overridden],
    overrides: [{ name: 'toy', base }],
  }
  const [, row] = bundleRows(registry, { inUse: () => undefined, isBroken: () => false })
  expect(row).toMatchObject({ name: 'toy', version: '2', source: 'not loaded', override: base })
})

test('an override that cannot be loaded is listed with its problem, whether or not it is released', () => {
  const registry: ResolvedRegistry = {
    revision: 1,
    shell: { name: 'shell', version: '9', channel: 'live', base: '/' },
    remotes: [released],
    overrides: [
      { name: 'toy', base: 'http://localhost:3100/toy/', problem: 'the status is 404' },
      { name: 'new', base: 'http://localhost:3100/new/', problem: 'fetch failed' },
    ],
  }
  const rows = bundleRows(registry, { inUse: () => undefined, isBroken: () => false })
  expect(rows.slice(1)).toMatchObject([
    { name: 'toy', version: '2', problem: 'the status is 404' },
    { name: 'new', source: 'not loaded', problem: 'fetch failed' },
  ])
})

test('a preview of the shell, and an override that is switched off, are shown where they belong', () => {
  const registry: ResolvedRegistry = {
    revision: 1,
    shell: { name: 'shell', version: '10', channel: 'override', base: '/bundles/shell/10/' },
    remotes: [released],
    overrides: [
      { name: 'shell', base: '/bundles/shell/10/' },
      { name: 'toy', base: '/bundles/toy/3/', isOff: true },
    ],
  }
  expect(bundleRows(registry, { inUse: () => undefined, isBroken: () => false })).toMatchObject([
    { name: 'shell', version: '10', source: 'override', override: '/bundles/shell/10/' },
    { name: 'toy', version: '2', override: '/bundles/toy/3/', isOff: true },
  ])
})
