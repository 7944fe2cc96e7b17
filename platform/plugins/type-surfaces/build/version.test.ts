import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureWorkspace } from '../../../bundling/fixtures/workspace.ts'
import { defineRemote } from '../../build/index.ts'

const KIT = {
  'kit/src/button.ts': 'export const Button = (props: { tone: string }) => props',
  'kit/src/tab.ts': 'export const Tab = 1 as number, Tabs = 2 as number',
}

/** Returns the name, which holds the version, of a remote that uses the button and one of the tabs. */
async function remoteWith(kit: Partial<typeof KIT> = {}) {
  const { root } = fixtureWorkspace(
    {
      'pnpm-lock.yaml': '',
      'ball/package.json': { name: 'ball', version: '1.4.0', dependencies: { kit: '*' } },
      'ball/remote.ts': "export default { name: 'ball', routes: [] }",
      'ball/src/index.ts': "import { Button } from 'kit/button'\nimport { Tab } from 'kit/tab'",
      'kit/package.json': {
        name: 'kit',
        version: '1.0.0',
        federation: 'shared',
        exports: { './*': './src/*.ts' },
      },
      ...KIT,
      ...kit,
      'node_modules/react/package.json': { name: 'react', version: '19.3.1' },
      'node_modules/react-dom/package.json': { name: 'react-dom', version: '19.3.1' },
    },
    { 'ball/node_modules/kit': 'kit' },
  )
  return (await defineRemote(join(root, 'ball'), 'production')).name
}

test.each([
  [
    'the type of an export in use',
    { 'kit/src/button.ts': 'export const Button = (props: { tone: number }) => props' },
    true,
  ],
  [
    'the body of an export in use',
    { 'kit/src/button.ts': 'export const Button = (props: { tone: string }) => ({ ...props })' },
    false,
  ],
  [
    'the type of an export that only others use',
    { 'kit/src/tab.ts': 'export const Tab = 1 as number, Tabs = ""' },
    false,
  ],
])('a change of %s: %o', async (_, kit, isChanged) => {
  expect((await remoteWith(kit)) !== (await remoteWith())).toBe(isChanged)
})
