import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureWorkspace } from './fixtures/workspace.ts'
import { dependencies, findLockfile, findPackage, readPackage, sharedEntryPoints } from './workspace.ts'

test('a bundle is a package, or a folder inside one', () => {
  const { root } = fixtureWorkspace({
    'toys/package.json': { name: 'toys', version: '1.2.3' },
    'toys/ball/remote.ts': '',
  })
  expect(readPackage(join(root, 'toys')).json.version).toBe('1.2.3')
  expect(readPackage(join(root, 'toys/ball'))).toMatchObject({
    folder: join(root, 'toys/ball'),
    json: { name: 'toys', version: '1.2.3' },
  })
})

test('finds a package upwards, and resolves the link to it', () => {
  const { root } = fixtureWorkspace(
    {
      'kit/package.json': { name: 'kit', version: '2.0.0' },
      'old-kit/package.json': { name: 'kit', version: '1.0.0' },
      'toys/ball/package.json': { name: 'ball', version: '1.0.0', dependencies: { kit: '*' } },
    },
    { 'toys/node_modules/kit': 'kit', 'node_modules/kit': 'old-kit' },
  )
  const [kit] = dependencies(readPackage(join(root, 'toys/ball')))
  expect(kit).toEqual({ folder: join(root, 'kit'), json: { name: 'kit', version: '2.0.0' } })
})

test('names a package that is not installed, and the folder that needs it', () => {
  const { root } = fixtureWorkspace({ 'package.json': {} })
  expect(() => findPackage('no-such-kit', root)).toThrow(
    `${root} needs the package no-such-kit, but it is not installed.`,
  )
})

const KIT = {
  name: 'kit',
  version: '1.0.0',
  exports: { './theme': './src/theme.ts', './*': './src/*/index.ts' },
}

test('a shared package shares all its entry points', () => {
  const { root } = fixtureWorkspace({
    'kit/package.json': { ...KIT, federation: 'shared' },
    'kit/src/theme.ts': '',
    'kit/src/switch/index.ts': '',
    'kit/src/button/index.ts': '',
    'kit/src/button/colours.ts': '',
  })
  const points = sharedEntryPoints(readPackage(join(root, 'kit')))
  expect(points).toEqual(['kit/theme', 'kit/button', 'kit/switch'])
})

test('a package may share only some of its entry points', () => {
  const { root } = fixtureWorkspace({ 'kit/package.json': { ...KIT, federation: ['./theme'] } })
  expect(sharedEntryPoints(readPackage(join(root, 'kit')))).toEqual(['kit/theme'])
})

test.each(['pnpm-lock.yaml', 'package-lock.json'])('finds the lockfile %s upwards', (lockfile) => {
  const { root } = fixtureWorkspace({ [lockfile]: '', 'toys/ball/package.json': {} })
  expect(findLockfile(join(root, 'toys/ball'))).toBe(join(root, lockfile))
  expect(() => findLockfile('/')).toThrow('no lockfile')
})
