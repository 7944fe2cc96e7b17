import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { defineRemote } from './define-remote.ts'
import { buildFiles } from './fixtures/build-files.ts'
import { fixtureWorkspace } from './fixtures/workspace.ts'

/** As the shell sees it. */
interface Container {
  init(scope: Readonly<Record<string, { readonly version: string; get(): unknown }>>): void
  get(module: string): Promise<() => unknown>
}

const FRONT_DOOR = `
  import { tell } from 'react'
  tell('the front door ran')
  export default { pages: { clock: () => import('./pages/clock') } }`

async function build(frontDoor = FRONT_DOOR) {
  const { root } = fixtureWorkspace({
    'pnpm-lock.yaml': '',
    'package.json': { name: 'clock', version: '1.0.0', type: 'module' },
    'remote.ts': "export default { name: 'clock', routes: [{ name: 'clock', path: '/clock' }] }",
    'src/index.ts': frontDoor,
    'src/pages/clock.ts': "export const page = 'the page'",
    'src/door.css': 'body { color: red }',
    'src/words/en.json': {},
    'node_modules/react/package.json': { name: 'react', version: '19.3.1' },
    'node_modules/react-dom/package.json': { name: 'react-dom', version: '19.3.1' },
  })
  return buildFiles(root, await defineRemote(root, 'production'))
}

/** Runs an entry as a page does, and hands out the container that it leaves. */
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

test("a remote's own module comes with its entry, and its pages on their own", async () => {
  const names = [...(await build()).keys()].map((name) => name.split('.')[0])
  expect(new Set(names)).toEqual(new Set(['entry', 'src_pages_clock_ts']))
})

test.each([
  ['has at hand', <T>(value: T) => value],
  ['fetches first', async <T>(value: T) => value],
])('it runs with what the shell %s', async (_, given) => {
  const told: string[] = []
  const container = run(await entryOf(build()))
  container.init({
    react: { version: '19.3.1', get: () => given(() => ({ tell: (what: string) => told.push(what) })) },
  })
  expect(told).toEqual([])
  const module = await container.get('./remote')
  expect(module()).toMatchObject({ default: { pages: {} } })
  expect(told).toEqual(['the front door ran'])
})

test('a style in the front door would be lost, and is refused', async () => {
  await expect(build(`import './door.css'\n${FRONT_DOOR}`)).rejects.toThrow('an entry brings no styles')
})
