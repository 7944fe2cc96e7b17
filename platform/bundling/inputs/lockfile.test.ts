import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureWorkspace } from '../fixtures/workspace.ts'
import { dependencyClosure, readLockfile } from './lockfile.ts'

const LOCKFILE = `lockfileVersion: '9.0'

settings:
  autoInstallPeers: false

importers:

  .:
    devDependencies:
      tester:
        specifier: 'catalog:'
        version: 5.0.0

  mf-ball:
    dependencies:
      '@scope/list':
        specifier: 'catalog:'
        version: 1.2.0(react@19.3.1)
      contracts:
        specifier: workspace:*
        version: link:../contracts
      old:
        specifier: npm:older@2.0.0
        version: older@2.0.0
    devDependencies:
      tester:
        specifier: 'catalog:'
        version: 5.0.0

packages:

  '@scope/list@1.2.0':
    resolution: {integrity: sha512-x}
    peerDependencies:
      react: '>=19'

snapshots:

  '@scope/list@1.2.0(react@19.3.1)':
    dependencies:
      patched: 3.0.0(patch_hash=ab12)(react@19.3.1)
      react: 19.3.1
    optionalDependencies:
      fast: 1.0.0
    transitivePeerDependencies:
      - supports-color

  fast@1.0.0: {}

  older@2.0.0:
    dependencies:
      older-part: 2.1.0

  older-part@2.1.0:
    dependencies:
      older: 2.0.0

  patched@3.0.0(patch_hash=ab12)(react@19.3.1):
    dependencies:
      react: 19.3.1

  react@19.3.1: {}

  tester@5.0.0: {}
`

function closure(
  folder: string,
  excluded: readonly string[] = [],
  isDirect: (name: string) => boolean = () => true,
) {
  const { root } = fixtureWorkspace({ 'pnpm-lock.yaml': LOCKFILE })
  const lockfile = readLockfile(join(root, 'pnpm-lock.yaml'))
  return dependencyClosure(lockfile, folder, { isDirect, isExcluded: (name) => excluded.includes(name) })
}

test('lists the packages that the dependencies of a folder bring, without development tools', () => {
  expect(closure('mf-ball')).toEqual([
    '@scope/list@1.2.0',
    'fast@1.0.0',
    'older-part@2.1.0',
    'older@2.0.0',
    'patched@3.0.0(patch_hash=ab12)',
    'react@19.3.1',
  ])
  expect(closure('.')).toEqual([])
})

test('leaves out what is excluded, at any depth, and what is not asked for', () => {
  expect(closure('mf-ball', ['react'])).not.toContain('react@19.3.1')
  expect(closure('mf-ball', [], (name) => name === 'old')).toEqual(['older-part@2.1.0', 'older@2.0.0'])
})

test('does not know a folder that the lockfile does not list', () => {
  expect(closure('mf-other')).toBeUndefined()
})
