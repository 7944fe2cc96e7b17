import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import semver from 'semver'
import { expect, test, vi } from 'vitest'
import { fixtureWorkspace } from '../fixtures/workspace.ts'
import { readPackage } from '../workspace.ts'
import { consumed, requiredRange, sharedModules, shareScopeModule } from './sharing.ts'

const ELSEWHERE = {
  'react/package.json': { name: 'react', version: '19.3.1' },
  'react-dom/package.json': { name: 'react-dom', version: '19.3.1' },
}
const LINKS = { 'node_modules/react': 'react', 'node_modules/react-dom': 'react-dom' }

test("shares the singleton libraries, and the dependencies' shared entry points", () => {
  const { root } = fixtureWorkspace(
    {
      ...ELSEWHERE,
      'ball/package.json': { name: 'ball', version: '1.0.0', dependencies: { kit: '*', plain: '*' } },
      'kit/package.json': {
        name: 'kit',
        version: '2.5.0',
        federation: 'shared',
        exports: { './button': './b.ts' },
      },
      'plain/package.json': { name: 'plain', version: '3.0.0', exports: { '.': './index.ts' } },
    },
    { ...LINKS, 'ball/node_modules/kit': 'kit', 'ball/node_modules/plain': 'plain' },
  )
  expect(sharedModules(readPackage(join(root, 'ball')))).toEqual({
    react: '19.3.1',
    'react/jsx-runtime': '19.3.1',
    'react/jsx-dev-runtime': '19.3.1',
    'react-dom': '19.3.1',
    'react-dom/client': '19.3.1',
    'kit/button': '2.5.0',
  })
})

test('a bundle inside a package that shares entry points shares these, too', () => {
  const { root } = fixtureWorkspace(
    {
      ...ELSEWHERE,
      'kit/package.json': {
        name: 'kit',
        version: '2.5.0',
        federation: ['./button'],
        exports: { './button': './b.ts', './other': './o.ts' },
      },
      'kit/demo/remote.ts': '',
    },
    LINKS,
  )
  const modules = sharedModules(readPackage(join(root, 'kit/demo')))
  expect(modules['kit/button']).toBe('2.5.0')
  expect(modules).not.toHaveProperty('kit/other')
})

test.each([
  ['19.3.1', '19.3.0', true],
  ['19.3.1', '19.3.9', true],
  ['19.3.1', '19.4.0', true],
  ['19.3.1', '19.2.9', false],
  ['19.3.1', '20.0.0', false],
  ['0.4.2', '0.4.0', true],
  ['0.4.2', '0.5.0', false],
])('built with %s, runs with %s: %s', (built, offered, runs) => {
  expect(semver.satisfies(offered, requiredRange(built))).toBe(runs)
})

test('the shell offers each module in this version, and loads it eagerly if the first view needs it', async () => {
  const later = (name: string) => (name === 'react' ? undefined : 'controls')
  const source = shareScopeModule({ react: '19.3.1', 'kit/switch': '2.5.0' }, later)
  expect(source).toContain('/* webpackChunkName: "controls" */')
  const loadedLater = vi.fn<(name: string) => Promise<string>>(async (name) => `${name} itself`)
  type Offer = { version: string; get: () => unknown } & Record<string, { get: () => unknown }>
  const exports: { ownShareScope?: () => Record<string, Offer> } = {}
  const require = (name: string) => `${name} itself`
  runInNewContext(source.replaceAll('import(', 'load('), { exports, require, load: loadedLater })
  const { react, 'kit/switch': kit } = exports.ownShareScope?.() ?? {}
  expect(react).toEqual({
    '19.3.1': {
      from: 'shell',
      version: '19.3.1',
      loaded: true,
      get: expect.anything(),
      lib: expect.anything(),
    },
  })
  expect(kit).toMatchObject({ '2.5.0': { from: 'shell', version: '2.5.0', loaded: false } })
  const factoryOf = (offer?: { get: () => unknown }) => offer?.get() as (() => unknown) | undefined
  expect(factoryOf(react?.['19.3.1'])?.()).toBe('react itself')
  expect(loadedLater).not.toHaveBeenCalled()
  const factory = (await kit?.['2.5.0']?.get()) as () => unknown
  expect(factory()).toBe('kit/switch itself')
  // Remotes of contract 1 read these.
  expect(react?.version).toBe('19.3.1')
  expect(factoryOf(react)?.()).toBe('react itself')
})

test('a remote never brings its own copy, and does not run with an incompatible one', () => {
  expect(consumed({ react: '19.3.1' })).toEqual({
    react: { singleton: true, strictVersion: true, import: false, requiredVersion: '^19.3.0' },
  })
})
