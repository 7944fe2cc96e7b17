import { expect, test } from 'vitest'
import type { ResolvedRegistry } from '../../protocol/index.ts'
import { remoteBundle, route, shellBundle } from '../../registry/bundles/fixture-bundle.ts'
import { describeRemote, describeShell } from '../../registry/resolve/describe.ts'
import { registryWithSources } from './registry-with-sources.ts'

const fallback = { version: '0.9.0-z', base: '/bundles/news/0.9.0-z/', integrity: 'sha256-x' }
const published: ResolvedRegistry = {
  revision: 7,
  shell: describeShell(shellBundle(), 'live', '/bundles/shell/1.0.0-s/'),
  remotes: [
    { ...describeRemote(remoteBundle({ name: 'news' }), 'live', '/bundles/news/1.0.0-a/'), fallback },
    describeRemote(remoteBundle({ name: 'shop' }), 'canary', '/bundles/shop/1.0.0-a/'),
  ],
}
const news = {
  base: '/@dev/news/',
  bundle: remoteBundle({ name: 'news', version: 'dev', routes: [route({ name: 'today', path: '/today' })] }),
}

test('a remote from source replaces the published one, with its own routes and no fallback', () => {
  const { remotes } = registryWithSources(published, [news])
  expect(remotes.map(({ name, version }) => `${name} ${version}`)).toEqual(['news dev', 'shop 1.0.0-a'])
  expect(remotes[0]).toMatchObject({ base: '/@dev/news/', channel: 'override', routes: [{ path: '/today' }] })
  expect(remotes[0]).not.toHaveProperty('fallback')
  expect(remotes[1]).toEqual(published.remotes[1])
})

test('adds a remote that was never published', () => {
  const fresh = { base: '/@dev/fresh/', bundle: remoteBundle({ name: 'fresh', version: 'dev' }) }
  expect(registryWithSources(published, [fresh]).remotes.map(({ name }) => name)).toEqual([
    'news',
    'shop',
    'fresh',
  ])
})

test('the shell from source replaces the published one, and the revision stays', () => {
  const shell = { base: '/@dev/shell/', bundle: shellBundle({ version: 'dev' }) }
  const registry = registryWithSources(published, [shell])
  expect(registry).toMatchObject({ revision: 7, shell: { version: 'dev', base: '/@dev/shell/' } })
  expect(registry.remotes).toEqual(published.remotes)
})
