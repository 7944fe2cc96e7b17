import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureWorkspace } from '../../../bundling/fixtures/workspace.ts'
import { reachFrom } from '../../../bundling/inputs/reach.ts'
import { readPackage } from '../../../bundling/workspace.ts'
import { usedShapes } from './shapes.ts'
import { sharedSurfaces } from './shared-surfaces.ts'

const KIT = {
  name: 'kit',
  version: '1.0.0',
  federation: 'shared',
  exports: { './*': './src/*.ts' },
}
const BALL = { name: 'ball', version: '1.0.0', dependencies: { kit: '1.0.0', rules: '1.0.0' } }
const BUTTON = 'export interface Props { tone: string }; export const Button = (props: Props) => props.tone'
const USED = new Map([['kit/button', new Set(['Button'])]])

test('a remote outside of the workspace needs the same as one in it', async () => {
  const inside = fixtureWorkspace(
    {
      'pnpm-lock.yaml': '',
      'ball/package.json': { ...BALL, dependencies: { kit: '*' } },
      'kit/package.json': KIT,
      'kit/src/button.ts': BUTTON,
    },
    { 'ball/node_modules/kit': 'kit' },
  )
  const own = await sharedSurfaces(readPackage(join(inside.root, 'ball')))
  const { files, entries } = await own.declarations()
  expect(entries).toEqual({ 'kit/button': 'kit/src/button.d.ts' })
  expect(files['kit/src/button.d.ts']).toContain('Button')

  const exports = { 'kit/button': Object.fromEntries(own.surfaces.get('kit/button') ?? []) }
  const outside = fixtureWorkspace({
    'package-lock.json': {},
    'package.json': { ...BALL, dependencies: { kit: '1.0.0' } },
    'node_modules/kit/package.json': { ...KIT, exports: { './*': './src/*.js' } },
    'node_modules/kit/src/button.js': '',
    'node_modules/kit/exports.json': exports,
  })
  const packed = await sharedSurfaces(readPackage(outside.root))
  const shapes = usedShapes(own.surfaces, USED, new Set(['tone']))
  expect(usedShapes(packed.surfaces, USED, new Set(['tone']))).toEqual(shapes)
  expect(shapes).toMatchObject({ 'kit/button': { Button: { requires: expect.stringMatching(/\w/) } } })
})

test('words of a packed package that a bundle contains count as its own', () => {
  const { root } = fixtureWorkspace({
    'package.json': BALL,
    'src/index.ts': "import { toss } from 'rules'; import { Button } from 'kit/button'; toss(Button)",
    'node_modules/rules/package.json': {
      name: 'rules',
      exports: { '.': './src/index.js' },
      sideEffects: false,
    },
    'node_modules/rules/src/index.js': 'export const toss = (it) => it.bounce',
    'node_modules/rules/exports.json': {},
    'node_modules/kit/package.json': { ...KIT, exports: { './*': './src/*.js' } },
    'node_modules/kit/src/button.js': '',
    'node_modules/kit/exports.json': {},
  })
  const { words, shared } = reachFrom([join(root, 'src/index.ts')], { followShared: false })
  expect(words).toContain('bounce')
  expect([...shared.keys()]).toEqual(['kit/button'])
})
