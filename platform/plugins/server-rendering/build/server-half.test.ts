import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { defineRemote } from '../../../bundling/define-remote.ts'
import { buildFiles } from '../../../bundling/fixtures/build-files.ts'
import { fixtureWorkspace } from '../../../bundling/fixtures/workspace.ts'
import { serverHalf } from './index.ts'

const INDEX = `
  import { tell } from 'react'
  tell('the module ran')
  export default { pages: { clock: () => import('./pages/clock') } }`

async function build(data: object) {
  const { root } = fixtureWorkspace({
    'pnpm-lock.yaml': '',
    'package.json': { name: 'clock', version: '1.0.0', type: 'module' },
    'remote.ts': `export default ${JSON.stringify({ name: 'clock', routes: [{ name: 'clock', path: '/clock' }], ...data })}`,
    'src/index.ts': INDEX,
    'src/pages/clock.ts': "import styles from '../door.module.css'\nexport const Page = styles.door",
    'src/door.module.css': '.door { color: red }',
    'src/words/en.json': {},
    'node_modules/react/package.json': { name: 'react', version: '19.3.1' },
    'node_modules/react-dom/package.json': { name: 'react-dom', version: '19.3.1' },
  })
  return [...(await buildFiles(root, await defineRemote(root, 'production', { serverHalf })))]
}

const halfIn = (built: Awaited<ReturnType<typeof build>>) =>
  built.find(([name]) => name.startsWith('server.'))?.[1]

test('the server half is one script, which takes shared modules from the shell and has no styles', async () => {
  const built = await build({})
  const half = halfIn(built)
  expect(half).not.toContain('color: red')
  const told: string[] = []
  const exports: { remote?: { pages: { clock(): Promise<{ Page: string }> } } } = {}
  const require = (name: string) => ({ tell: (text: string) => told.push(`${name}: ${text}`) })
  runInNewContext(`((exports, require, bundleBase) => {${half}})`)(exports, require, '/bundles/clock/1/')
  expect(told).toEqual(['react: the module ran'])
  const page = await exports.remote?.pages.clock()
  const [style = ''] = built.filter(([name]) => name.endsWith('.css')).map(([, text]) => text)
  expect(style).toContain(`.${page?.Page}`)
})

test('a remote may leave its first views to the browser', async () => {
  expect(halfIn(await build({ first: 'browser' }))).toBeUndefined()
})
