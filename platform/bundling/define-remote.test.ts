import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import type { Configuration } from '@rspack/core'
import { expect, test } from 'vitest'
import { defineRemote } from './define-remote.ts'
import { buildFiles } from './fixtures/build-files.ts'
import { fixtureWorkspace } from './fixtures/workspace.ts'

/** The remote module as the shell sees it. */
interface Container {
  init(scope: Readonly<Record<string, Readonly<Record<string, { get(): unknown }>>>>): void
  get(module: string): Promise<() => unknown>
}

const INDEX = `
  import { tell } from 'react'
  tell('the module ran')
  export default { pages: { clock: () => import('./pages/clock') } }`

async function build(
  indexFile = INDEX,
  files: Readonly<Record<string, string>> = {},
  extend: (config: Configuration) => void = () => undefined,
) {
  const { root } = fixtureWorkspace({
    'pnpm-lock.yaml': '',
    'package.json': { name: 'clock', version: '1.0.0', type: 'module' },
    'remote.ts': "export default { name: 'clock', routes: [{ name: 'clock', path: '/clock' }] }",
    'src/index.ts': indexFile,
    'src/pages/clock.ts': "export const page = 'the page'",
    'src/door.module.css': '.door { color: red }',
    'src/words/en.json': {},
    ...files,
    'node_modules/react/package.json': { name: 'react', version: '19.3.1' },
    'node_modules/react-dom/package.json': { name: 'react-dom', version: '19.3.1' },
  })
  const config = await defineRemote(root, 'production')
  extend(config)
  return buildFiles(root, config)
}

/** Runs an entry script as a page does, and returns the container that it registers. */
function run(entry: string): Container {
  const src = 'http://localhost/bundles/clock/entry.js'
  const window: Record<string, unknown> = { location: new URL(src) }
  const page = { ...window, Promise, self: window, document: { currentScript: { tagName: 'SCRIPT', src } } }
  runInNewContext(entry, page)
  const container = Object.values(page).find((value) => typeof value === 'object' && 'init' in value)
  return container as unknown as Container
}

async function entryOf(files: Promise<Map<string, string>>): Promise<string> {
  const [entry = ''] = [...(await files)]
    .filter(([name]) => name.startsWith('entry.'))
    .map(([, text]) => text)
  return entry
}

test("a remote's own module is in its entry, and each page in a file of its own", async () => {
  const names = [...(await build()).keys()].map((name) => name.split('.')[0])
  expect(new Set(names)).toEqual(new Set(['entry', 'src_pages_clock_ts']))
})

test("the federation runtime in a remote's entry stays small", async () => {
  expect(gzipSync(await entryOf(build())).length).toBeLessThan(4_000)
})

test.each([
  ['has at hand', <T>(value: T) => value],
  ['fetches first', async <T>(value: T) => value],
])('it runs with modules that the shell %s', async (_, offered) => {
  const logged: string[] = []
  const container = run(await entryOf(build()))
  const get = () => offered(() => ({ tell: (text: string) => logged.push(text) }))
  container.init({ react: { '19.3.1': { get } } })
  expect(logged).toEqual([])
  const module = await container.get('./remote')
  expect(module()).toMatchObject({ default: { pages: {} } })
  expect(logged).toEqual(['the module ran'])
})

test('refuses a style sheet imported by src/index.ts, which nothing would load', async () => {
  await expect(build(`import './door.module.css'\n${INDEX}`)).rejects.toThrow('an entry cannot bring styles')
})

test.each([
  ["import './a.css'", 'Make it a CSS module: src/pages/a.module.css.'],
  ["import './b.module.css'", "The rule for 'h1' in src/pages/b.module.css applies to the whole site."],
  ["import 'lib/reset.css'", "The rule for 'body' in node_modules/lib/reset.css applies to the whole site."],
])('refuses styles that reach outside the remote: %s', async (page, problem) => {
  const files = {
    'src/pages/clock.ts': page,
    'src/pages/a.css': '.a { color: red }',
    'src/pages/b.module.css': '.b { color: red } h1 { color: red }',
    'node_modules/lib/package.json': '{ "name": "lib", "version": "1.0.0" }',
    'node_modules/lib/reset.css': 'body { margin: 0 }',
  }
  await expect(build(INDEX, files)).rejects.toThrow(problem)
})

test('allows CSS modules, and libraries whose rules have classes', async () => {
  const files = {
    'src/pages/clock.ts':
      "import styles from './a.module.css'\nimport 'lib/box.css'\nexport const page = styles.a",
    'src/pages/a.module.css': '.a h1 { color: red }',
    'node_modules/lib/package.json': '{ "name": "lib", "version": "1.0.0" }',
    'node_modules/lib/box.css': '.lib-box p { margin: 0 }',
  }
  expect([...(await build(INDEX, files)).keys()].filter((name) => name.endsWith('.css'))).toHaveLength(1)
})

test('refuses a page without the export that is drawn', async () => {
  const index =
    "import { defineRemote } from './draw.ts'\nexport default defineRemote({ clock: () => import('./pages/clock') })"
  const draw = { 'src/draw.ts': 'export const defineRemote = (pages: object) => pages' }
  await expect(build(index, draw)).rejects.toThrow(
    "clock.ts does not export Page, which is drawn for the page 'clock'. Add the export.",
  )
  const passing = {
    ...draw,
    'src/pages/clock.ts': "export { face as Page } from './face.ts'",
    'src/pages/face.ts': 'export const face = 1',
  }
  expect((await build(index, passing)).size).toBe(2)
})

test('a remote can add a loader to its configuration', async () => {
  const files = await build(
    INDEX,
    {
      'src/pages/clock.ts': "export { default as page } from './poem.txt'",
      'src/pages/poem.txt': 'Tick, tock',
    },
    ({ module }) => void module?.rules?.push({ test: /\.txt$/, type: 'asset/source' }),
  )
  const page = [...files].find(([name]) => name.startsWith('src_pages_clock_ts'))
  expect(page?.[1]).toContain('Tick, tock')
})
