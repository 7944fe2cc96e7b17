import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureWorkspace } from '../fixtures/workspace.ts'
import { readPackage } from '../workspace.ts'
import { bundleInputs } from './version.ts'

/** A lockfile in which the ball has one dependency, which has another, and the server has its own. */
function lockfile({ list = '1.0.0', deep = '2.0.0', server = '3.0.0', others = '' } = {}) {
  return `lockfileVersion: '9.0'

importers:

  api:
    dependencies:
      server:
        specifier: 'catalog:'
        version: ${server}

  ball:
    dependencies:
      list:
        specifier: 'catalog:'
        version: ${list}
${others}
  kit: {}

  rules: {}

  tokens: {}

snapshots:

  deep@${deep}: {}

  list@${list}:
    dependencies:
      deep: ${deep}

  server@${server}: {}
`
}

const FILES = {
  'pnpm-lock.yaml': lockfile(),
  'ball/package.json': { name: 'ball', version: '1.4.0', dependencies: { rules: '*', kit: '*' } },
  'ball/remote.ts': 'export default {}',
  'ball/src/index.ts':
    "import { throwing } from 'rules'\nimport { Button } from 'kit/button'\nexport const ball = () => import('./page')",
  'ball/src/page.ts': "import { spin } from 'rules'\nimport { Tab } from 'kit/tab'",
  'rules/package.json': {
    name: 'rules',
    version: '1.0.0',
    exports: { '.': './src/index.ts' },
    sideEffects: false,
  },
  'rules/src/index.ts': "export * from './throw.ts'\nexport * from './catch.ts'\nexport * from './spin.ts'",
  'rules/src/throw.ts': 'export const throwing = 1',
  'rules/src/catch.ts': 'export const catching = 1',
  'rules/src/spin.ts': 'export const spin = 1',
  'kit/package.json': {
    name: 'kit',
    version: '1.0.0',
    federation: 'shared',
    exports: { './*': './src/*.ts' },
    dependencies: { tokens: '*' },
  },
  'kit/src/button.ts': 'export const Button = (props: { tone: string }) => props',
  'kit/src/tab.ts': 'export const Tab = 1 as number, Tabs = 2 as number',
  'kit/src/menu.ts': "export { token as Menu } from 'tokens'",
  'tokens/package.json': { name: 'tokens', version: '1.0.0', exports: { '.': './index.ts' } },
  'tokens/index.ts': 'export const token = 1 as number',
  'node_modules/react/package.json': { name: 'react', version: '19.3.1' },
  'node_modules/react-dom/package.json': { name: 'react-dom', version: '19.3.1' },
}
const LINKS = {
  'ball/node_modules/rules': 'rules',
  'ball/node_modules/kit': 'kit',
  'kit/node_modules/tokens': 'tokens',
}

/** Creates a workspace, and computes the versions of its one bundle as a remote and as a shell. */
function workspace(files: Readonly<Record<string, unknown>> = FILES) {
  const { root, write } = fixtureWorkspace(files, LINKS)
  const versionOf = async (kind: 'remote' | 'shell') =>
    (await bundleInputs(readPackage(join(root, 'ball')), kind, 'production', {})).version
  return { root, write, versionOf }
}

const versionsOf = async ({ versionOf }: ReturnType<typeof workspace>) => [
  await versionOf('remote'),
  await versionOf('shell'),
]

/** The versions of the workspace as it is, which are the same in each folder. */
let unchanged: ReturnType<typeof versionsOf> | undefined

/** Which of the two versions changes when a file gets another content. */
async function changed(file: string, content: unknown) {
  const { write, versionOf } = workspace()
  const before = await (unchanged ??= versionsOf(workspace()))
  write(file, content)
  return {
    remote: (await versionOf('remote')) !== before[0],
    shell: (await versionOf('shell')) !== before[1],
  }
}

test('is the number in package.json and a hash', async () => {
  expect(await workspace().versionOf('remote')).toMatch(/^1\.4\.0-[0-9a-f]{7}$/)
})

test('the same sources in another folder have the same version', async () => {
  expect(await workspace().versionOf('remote')).toBe(await workspace().versionOf('remote'))
  expect(await workspace().versionOf('shell')).toBe(await workspace().versionOf('shell'))
})

const BOTH = { remote: true, shell: true }
const SHELL_ONLY = { remote: false, shell: true }
const NEITHER = { remote: false, shell: false }

test.each([
  ['a source', 'ball/src/index.ts'],
  ['a new file', 'ball/src/words/en.json'],
  ['its metadata', 'ball/remote.ts'],
  ['a file of another package that it uses', 'rules/src/throw.ts'],
  ['such a file that only a page uses', 'rules/src/spin.ts'],
])('a change of %s changes the version', async (_, file) => {
  expect(await changed(file, 'export const changed = true, throwing = 2, spin = 2')).toMatchObject({
    remote: true,
  })
})

test('a moved file changes the version', async () => {
  const { 'ball/src/page.ts': source, ...others } = FILES
  expect(await workspace({ ...others, 'ball/src/other.ts': source }).versionOf('remote')).not.toBe(
    await workspace().versionOf('remote'),
  )
})

test.each([
  'ball/src/index.test.ts',
  'ball/src/button.stories.tsx',
  'ball/src/draw.browser.test.tsx',
  'ball/README.md',
  'ball/dist/index.js',
  'ball/dist-monolith/index.js',
  'rules/src/throw.test.ts',
  'rules/src/catch.ts',
])('%s does not count', async (file) => {
  expect(await changed(file, 'export const catching = "changed"')).toMatchObject({ remote: false })
})

test.each([
  ['a dependency of the bundle', { list: '1.0.1' }, BOTH],
  ['what that dependency needs', { deep: '2.0.1' }, BOTH],
  ['a dependency of the server', { server: '3.0.1' }, NEITHER],
  [
    'a remote more',
    {
      others: '\n  mf-other:\n    dependencies:\n      list:\n        specifier: 1\n        version: 1.0.0\n',
    },
    NEITHER,
  ],
])('%s in the lockfile counts: %o', async (_, parts, counts) => {
  expect(await changed('pnpm-lock.yaml', lockfile(parts))).toEqual(counts)
})

test.each([
  [
    'the body of a shared export',
    'kit/src/button.ts',
    'export const Button = (props: { tone: string }) => ({ ...props })',
    SHELL_ONLY,
  ],
  [
    'a package that only a shared package uses',
    'tokens/index.ts',
    'export const token = 2 as number',
    SHELL_ONLY,
  ],
])('%s changes versions as its bundles change', async (_, file, content, counts) => {
  expect(await changed(file, content)).toEqual(counts)
})

test('the number of a shared package changes the version of a remote that needs another range then', async () => {
  const kit = (version: string) => ({ ...FILES['kit/package.json'], version })
  expect(await changed('kit/package.json', kit('2.0.0'))).toEqual(BOTH)
  expect(await changed('kit/package.json', kit('1.0.1'))).toEqual(SHELL_ONLY)
})

test('development builds always have the same version', async () => {
  const { root } = workspace()
  expect(await bundleInputs(readPackage(join(root, 'ball')), 'remote', 'development', {})).toEqual({
    version: 'dev',
  })
})
