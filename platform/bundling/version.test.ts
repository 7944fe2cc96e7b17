import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { fixtureWorkspace } from './fixtures/workspace.ts'
import { bundleVersion } from './version.ts'
import { readPackage } from './workspace.ts'

const FILES = {
  'pnpm-lock.yaml': 'lockfileVersion: 9',
  'ball/package.json': { name: 'ball', version: '1.4.0', dependencies: { rules: '*', kit: '*' } },
  'ball/remote.ts': 'export default {}',
  'ball/src/index.ts': 'export const ball = 1',
  'rules/package.json': { name: 'rules', version: '1.0.0' },
  'rules/src/index.ts': 'export const rules = 1',
  'kit/package.json': {
    name: 'kit',
    version: '1.0.0',
    federation: 'shared',
    dependencies: { tokens: '*' },
  },
  'kit/src/button.ts': 'export const button = 1',
  'tokens/package.json': { name: 'tokens', version: '1.0.0' },
  'tokens/index.ts': 'export const tokens = 1',
}
const LINKS = {
  'ball/node_modules/rules': 'rules',
  'ball/node_modules/kit': 'kit',
  'kit/node_modules/tokens': 'tokens',
}

/** Creates a workspace, and computes the versions of its one bundle as a remote and as a shell. */
function workspace(files: Readonly<Record<string, unknown>> = FILES) {
  const { root, write } = fixtureWorkspace(files, LINKS)
  const versionOf = (kind: 'remote' | 'shell') =>
    bundleVersion(readPackage(join(root, 'ball')), kind, 'production')
  return { root, write, versionOf }
}

test('is the number in package.json and a hash', () => {
  expect(workspace().versionOf('remote')).toMatch(/^1\.4\.0-[0-9a-f]{7}$/)
})

test('the same sources in another folder have the same version', () => {
  expect(workspace().versionOf('remote')).toBe(workspace().versionOf('remote'))
  expect(workspace().versionOf('shell')).toBe(workspace().versionOf('shell'))
})

test.each([
  ['a source', 'ball/src/index.ts'],
  ['a new file', 'ball/src/words/en.json'],
  ['its metadata', 'ball/remote.ts'],
  ['a package inside it', 'rules/src/index.ts'],
  ['the lockfile', 'pnpm-lock.yaml'],
])('a change of %s changes the version', (_, file) => {
  const { write, versionOf } = workspace()
  const before = versionOf('remote')
  write(file, 'export const changed = true')
  expect(versionOf('remote')).not.toBe(before)
})

test('a moved file changes the version', () => {
  const { 'ball/src/index.ts': source, ...others } = FILES
  expect(workspace({ ...others, 'ball/src/other.ts': source }).versionOf('remote')).not.toBe(
    workspace().versionOf('remote'),
  )
})

test.each([
  'ball/src/index.test.ts',
  'ball/src/button.stories.tsx',
  'ball/src/draw.browser.test.tsx',
  'ball/README.md',
  'ball/dist/index.js',
  'ball/dist-monolith/index.js',
  'rules/src/index.test.ts',
])('%s does not count', (file) => {
  const { write, versionOf } = workspace()
  const before = versionOf('remote')
  write(file, 'changed')
  expect(versionOf('remote')).toBe(before)
})

test.each([
  ['a shared package', 'kit/src/button.ts'],
  ['a package that only a shared package uses', 'tokens/index.ts'],
])('%s counts for the shell, not for a remote', (_, file) => {
  const { write, versionOf } = workspace()
  const [remote, shell] = [versionOf('remote'), versionOf('shell')]
  write(file, 'changed')
  expect(versionOf('remote')).toBe(remote)
  expect(versionOf('shell')).not.toBe(shell)
})

test('development builds always have the same version', () => {
  const { root } = workspace()
  expect(bundleVersion(readPackage(join(root, 'ball')), 'remote', 'development')).toBe('dev')
})

test.each([
  ['bundling/base-config.ts', { remote: true, shell: true }],
  ['data/index.ts', { remote: true, shell: true }],
  ['package.json', { remote: true, shell: true }],
  ['runtime/shell/outlet.ts', { remote: false, shell: true }],
  ['runtime/contract.ts', { remote: false, shell: true }],
  ['routing/match-page.ts', { remote: false, shell: true }],
  ['gateway/index.ts', { remote: false, shell: false }],
  ['cli/main.ts', { remote: false, shell: false }],
])('a change of the platform’s %s counts: %o', async (file, counts) => {
  const { root, write, copyIn } = fixtureWorkspace(FILES, LINKS)
  for (const own of ['version.ts', 'workspace.ts'])
    copyIn(join(import.meta.dirname, own), `platform/bundling/${own}`)
  copyIn(join(dirname(import.meta.dirname), 'package.json'), 'platform/package.json')
  const copy = (await import(pathToFileURL(join(root, 'platform/bundling/version.ts')).href)) as {
    bundleVersion: typeof bundleVersion
  }
  const versionOf = (kind: 'remote' | 'shell') =>
    copy.bundleVersion(readPackage(join(root, 'ball')), kind, 'production')
  const before = { remote: versionOf('remote'), shell: versionOf('shell') }
  write(`platform/${file}`, 'changed')
  expect({
    remote: versionOf('remote') !== before.remote,
    shell: versionOf('shell') !== before.shell,
  }).toEqual(counts)
})
