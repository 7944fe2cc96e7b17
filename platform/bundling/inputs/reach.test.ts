import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureWorkspace } from '../fixtures/workspace.ts'
import { reachFrom } from './reach.ts'

const FILES = {
  'ball/package.json': { name: 'ball', dependencies: { rules: '*', kit: '*', loud: '*', far: '*' } },
  'rules/package.json': {
    name: 'rules',
    exports: { '.': './src/index.ts', './data/*': './src/data/*.ts', './load': './src/load.ts' },
    sideEffects: false,
  },
  'rules/src/index.ts':
    "export * from './throw.ts'\nexport * from './fields/index.ts'\nexport { score as points } from './score.ts'\nexport type { T } from './types.ts'",
  'rules/src/throw.ts': "import { points } from './index.ts'\nexport const toss = 1",
  'rules/src/fields/index.ts': "export { lawn } from './lawn.ts'\nexport { clay } from './clay.ts'",
  'rules/src/fields/lawn.ts': 'export const lawn = 1',
  'rules/src/fields/clay.ts': 'export const clay = 1',
  'rules/src/score.ts': 'export const score = 1',
  'rules/src/types.ts': 'export type T = 1',
  'rules/src/load.ts': 'export default (locale: string) => import(`./words/${locale}.json`)',
  'rules/src/words/de.json': {},
  'rules/src/words/en.json': {},
  'rules/src/data/list.ts': 'export default []',
  'loud/package.json': { name: 'loud', exports: { '.': './index.ts' } },
  'loud/index.ts': "export { one } from './one.ts'\nexport { two } from './two.ts'",
  'loud/one.ts': 'export const one = 1',
  'loud/two.ts': 'export const two = 1',
  'kit/package.json': { name: 'kit', federation: 'shared', exports: { './*': './*.ts' } },
  'kit/button.ts': "import './button.css'\nexport const Button = 1, Icon = 2",
  'kit/button.css': '@import \'./base.css\';\na { background: url("./dot.svg") }',
  'kit/base.css': '',
  'kit/dot.svg': '<svg/>',
  'node_modules/far/package.json': { name: 'far' },
}
const LINKS = {
  'ball/node_modules/rules': 'rules',
  'ball/node_modules/kit': 'kit',
  'ball/node_modules/loud': 'loud',
}

function reach(source: string, followShared = false) {
  const { root } = fixtureWorkspace({ ...FILES, 'ball/src/index.ts': source }, LINKS)
  const { files, shared, words, packages } = reachFrom([join(root, 'ball/src/index.ts')], { followShared })
  const others = [...files].map((file) => relative(root, file)).filter((file) => !file.startsWith('ball'))
  const names = [...shared].map(([module, used]) => [module, [...used].sort()])
  return { others: others.sort(), shared: Object.fromEntries(names), words, packages: [...packages.values()] }
}

test.each([
  ["import { toss } from 'rules'", ['rules/src/score.ts', 'rules/src/throw.ts']],
  ["import { lawn } from 'rules'", ['rules/src/fields/lawn.ts']],
  ["import { points } from 'rules'", ['rules/src/score.ts']],
  ["export { points } from 'rules'", ['rules/src/score.ts']],
  ["import * as rules from 'rules'; rules.clay", ['rules/src/fields/clay.ts']],
  ["import { type T } from 'rules'; import type { toss } from 'rules'", []],
  ["import list from 'rules/data/list'", ['rules/src/data/list.ts']],
  ["const list = () => import('rules/data/list')", ['rules/src/data/list.ts']],
  [
    "import load from 'rules/load'",
    ['rules/src/load.ts', 'rules/src/words/de.json', 'rules/src/words/en.json'],
  ],
  ["import { one } from 'loud'", ['loud/index.ts', 'loud/one.ts', 'loud/two.ts']],
  ["import far from 'far'; import 'node:fs'; import 'unknown'", []],
])('%s', (source, files) => {
  expect(reach(source).others).toEqual(files.toSorted())
})

test('a module that is taken as a whole brings all its files', () => {
  const { others } = reach("import * as rules from 'rules'; console.log(rules)")
  expect(others).toContain('rules/src/index.ts')
  expect(others).toContain('rules/src/fields/clay.ts')
})

test('shared modules are named, and followed only for a shell, styles and pictures included', () => {
  const source = "import { Button } from 'kit/button'\nexport * from './more.ts'"
  expect(reach(source)).toMatchObject({ others: [], shared: { 'kit/button': ['Button'] } })
  expect(reach(source, true)).toMatchObject({
    others: ['kit/base.css', 'kit/button.css', 'kit/button.ts', 'kit/dot.svg'],
    shared: {},
  })
})

test('collects the words of the code and the packages that it comes from', () => {
  const { words, packages } = reach("import { toss } from 'rules'; toss({ tone: 'red' })")
  expect([...words]).toEqual(expect.arrayContaining(['toss', 'tone', 'red', 'score']))
  expect(packages.map(({ json }) => json.name).sort()).toEqual(['ball', 'rules'])
})
