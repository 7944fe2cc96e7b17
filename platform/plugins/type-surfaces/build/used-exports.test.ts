import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildFiles } from '../../../bundling/fixtures/build-files.ts'
import { fixtureWorkspace } from '../../../bundling/fixtures/workspace.ts'
import { BUNDLE_FILE, type RemoteBundle } from '../../../protocol/index.ts'
import { defineRemote } from '../../build/index.ts'

/** Builds a remote whose only page has this source, and returns the exports that it needs: module → names. */
async function needsOf(page: string) {
  const { root } = fixtureWorkspace(
    {
      'pnpm-lock.yaml': '',
      'clock/package.json': { name: 'clock', version: '1.0.0', type: 'module', dependencies: { kit: '*' } },
      'clock/remote.ts': "export default { name: 'clock', routes: [{ name: 'clock', path: '/clock' }] }",
      'clock/src/index.ts': "export default { pages: { clock: () => import('./pages/clock') } }",
      'clock/src/pages/clock.ts': page,
      'clock/src/hand.ts': "import { one } from 'kit/more'; export const hand = () => one",
      'clock/src/unused.ts': "export { pick } from 'kit/tools'",
      'kit/package.json': {
        name: 'kit',
        version: '1.0.0',
        federation: 'shared',
        exports: { './tools': './tools.ts', './more': './more.ts' },
      },
      'kit/tools.ts': 'export const pick = 1 as number, drop = 2; export type Tool = string',
      'kit/more.ts': 'export const one = 1 as number, two = 2',
      'node_modules/react/package.json': { name: 'react', version: '19.3.1' },
      'node_modules/react-dom/package.json': { name: 'react-dom', version: '19.3.1' },
    },
    { 'clock/node_modules/kit': 'kit' },
  )
  const folder = join(root, 'clock')
  await buildFiles(folder, await defineRemote(folder, 'production'))
  const { needs } = JSON.parse(await readFile(join(folder, 'dist', BUNDLE_FILE), 'utf8')) as RemoteBundle
  return Object.entries(needs.exports ?? {}).map(([module, exports]) => [module, Object.keys(exports)])
}

test.each([
  ["import { pick, type Tool } from 'kit/tools'; export const Page = (tool: Tool) => pick + tool", ['pick']],
  ["import * as tools from 'kit/tools'; export const Page = () => tools.drop", ['drop']],
  [
    "import * as tools from 'kit/tools'; export const Page = () => Object.keys(tools)",
    ['pick', 'drop', 'Tool'],
  ],
  ["export { drop as Page } from 'kit/tools'", ['drop']],
  ["export const Page = () => import('kit/tools')", ['pick', 'drop', 'Tool']],
])('%s', async (page, names) => {
  expect(await needsOf(page)).toEqual([['kit/tools', names]])
})

test('a page with which another file is joined counts like that file', async () => {
  const page = `import { pick } from 'kit/tools'; import { two } from 'kit/more'; import { hand } from '../hand'
    export const Page = () => [pick, two, hand()]`
  expect(await needsOf(page)).toEqual([
    ['kit/more', ['one', 'two']],
    ['kit/tools', ['pick']],
  ])
})

test('types alone, and files that are not part of the bundle, need nothing', async () => {
  expect(
    await needsOf("import type { Tool } from 'kit/tools'; export const Page = (tool: Tool) => tool"),
  ).toEqual([])
})
