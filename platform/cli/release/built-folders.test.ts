import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { fixtureWorkspace } from '../../bundling/fixtures/workspace.ts'
import { temporaryFolder } from '../../registry/bundles/fixture-bundle.ts'
import { builtFolders } from './built-folders.ts'
import { failureOf } from './failure.ts'
import { release } from './release.ts'

/** A configuration whose builds ignore the sources; the gate refuses what they write. */
const BUILDS = `
  import { writeFileSync } from 'node:fs'
  const dist = import.meta.dirname + '/dist'
  export default {
    name: 'mf-toy@1',
    mode: 'production',
    context: import.meta.dirname,
    entry: './built.js',
    output: { path: dist },
    plugins: [{
      apply: (compiler: any) => compiler.hooks.afterEmit.tap('describe', () =>
        writeFileSync(dist + '/bundle.json', '{ "name": "mf-toy", "version": "1" }')),
    }],
  }`

/** Creates a workspace with one bundle that has this configuration. */
async function workspaceWith(config: string) {
  const root = await temporaryFolder()
  const bundle = join(root, 'mf-toy')
  await mkdir(bundle)
  await writeFile(join(bundle, 'rspack.config.ts'), config)
  return { root, data: root, shell: 'shell', server: 'server.ts', bundles: [bundle] }
}

/** Silences stderr, to which builds print their progress. */
async function failureWith(config: string) {
  const progress = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const workspace = await workspaceWith(config)
  const error: unknown = await builtFolders(workspace, ['toy']).catch((error: unknown) => error)
  progress.mockRestore()
  return failureOf(error)
}

test('sources that do not build fail with exit code 3 and the bundler’s message', async () => {
  const config = `export default { name: 'toy@1', mode: 'production', context: import.meta.dirname, entry: './gone.ts', output: { path: import.meta.dirname + '/dist' } }`
  const failure = await failureWith(config)
  expect(failure).toMatchObject({ code: 3, json: { failed: { code: 'build' } } })
  expect(failure.text).toContain('gone.ts')
})

test('a configuration that does not load fails in the same way', async () => {
  const failure = await failureWith(`throw new Error('mf-toy has no remote.ts.')`)
  expect(failure.code).toBe(3)
  expect(failure.text).toContain(`'toy' cannot be built. Error: mf-toy has no remote.ts.`)
})

test.each(['gate', 'publish'])('%s refuses type errors, which the bundler ignores', async (command) => {
  const { root, write } = fixtureWorkspace({
    'pnpm-lock.yaml': '',
    'package.json': { name: 'site', version: '1.0.0', type: 'module' },
    'tsconfig.json': { compilerOptions: { strict: true, types: [] } },
    'mf-toy/package.json': { name: 'mf-toy', version: '1.0.0', type: 'module' },
    'mf-toy/rspack.config.ts': BUILDS,
    'mf-toy/built.js': '',
    'mf-toy/src/index.ts': 'export const size: number = 1\n',
  })
  const data = await temporaryFolder()
  const bundles = [join(root, 'mf-toy')]
  const workspace = { root, data, shell: 'shell', server: 'server.ts', bundles }
  const progress = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const run = () => release(workspace, [command, 'toy']).catch(failureOf)
  expect(await run()).toMatchObject({ code: 1, json: { refused: [{ code: 'bad-bundle' }] } })
  write('mf-toy/src/index.ts', "\nexport const size: number = 'large'\n")
  const sentence =
    "mf-toy has a type error: mf-toy/src/index.ts:2:14: Type 'string' is not assignable to type 'number'. (TS2322)"
  expect(await run()).toMatchObject({ code: 1, json: { refused: [{ code: 'types', sentence }] } })
  progress.mockRestore()
})

test('takes either bundles or built folders', async () => {
  const workspace = await workspaceWith('')
  expect(await builtFolders(workspace, [], ['out', 'other', 'out'])).toEqual(['out', 'other'])
  await expect(builtFolders(workspace, ['toy'], ['out'])).rejects.toThrow('not both')
  await expect(builtFolders(workspace, [])).rejects.toThrow('Name a bundle')
  await expect(builtFolders(workspace, ['boy'])).rejects.toThrow("There is no bundle 'boy'.")
})
