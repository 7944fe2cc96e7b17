import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../registry/bundles/fixture-bundle.ts'
import { failureOf } from '../failure.ts'
import { builtFolder } from './built.ts'

/** A workspace with one bundle, whose configuration is this. */
async function workspaceWith(config: string) {
  const root = await temporaryFolder()
  const bundle = join(root, 'mf-toy')
  await mkdir(bundle)
  await writeFile(join(bundle, 'rspack.config.ts'), config)
  return { root, data: root, shell: 'shell', server: 'server.ts', bundles: [bundle] }
}

/** Building shows its progress on stderr, which is no part of a test's own output. */
async function failureWith(config: string) {
  const progress = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const workspace = await workspaceWith(config)
  const error: unknown = await builtFolder(workspace, 'toy', undefined).catch((error: unknown) => error)
  progress.mockRestore()
  return failureOf(error)
}

test('sources that do not build end with 3 and the words of the bundler', async () => {
  const config = `export default { name: 'toy@1', mode: 'production', context: import.meta.dirname, entry: './gone.ts', output: { path: import.meta.dirname + '/dist' } }`
  const failure = await failureWith(config)
  expect(failure).toMatchObject({ code: 3, json: { failed: { code: 'build' } } })
  expect(failure.text).toContain('gone.ts')
})

test('so does a configuration that does not load', async () => {
  const failure = await failureWith(`throw new Error('mf-toy has no remote.ts.')`)
  expect(failure.code).toBe(3)
  expect(failure.text).toContain(`'toy' cannot be built. Error: mf-toy has no remote.ts.`)
})

test('a bundle, or a folder that was built: one of them', async () => {
  const workspace = await workspaceWith('')
  expect(await builtFolder(workspace, undefined, 'out')).toBe('out')
  await expect(builtFolder(workspace, 'toy', 'out')).rejects.toThrow('not both')
  await expect(builtFolder(workspace, undefined, undefined)).rejects.toThrow('Name a bundle')
  await expect(builtFolder(workspace, 'boy', undefined)).rejects.toThrow("There is no bundle 'boy'.")
})
