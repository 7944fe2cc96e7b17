import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { fixtureWorkspace } from '../../bundling/fixtures/workspace.ts'
import { readWorkspace } from '../workspace.ts'
import { build } from './build.ts'
import { BuildFailed, buildBundle } from './build-bundle.ts'

vi.setConfig({ testTimeout: 60_000 })

const CONFIG = `
  import { basename } from 'node:path'
  import { writeFileSync } from 'node:fs'
  const folder = import.meta.dirname
  const name = basename(folder)
  export default {
    name: name + '@1',
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: { path: folder + '/dist' },
    plugins: [{
      apply(compiler: any) {
        compiler.hooks.afterEmit.tap('describe', () =>
          writeFileSync(folder + '/dist/bundle.json', JSON.stringify({ name, version: '1' })))
      },
    }],
  }`

function workspaceWith(sources: Readonly<Record<string, string>>) {
  const bundles = Object.entries(sources).flatMap(([name, source]) => [
    [`${name}/package.json`, { name, type: 'module' }],
    [`${name}/rspack.config.ts`, CONFIG],
    [`${name}/index.js`, source],
  ])
  const platform = { data: 'data', server: 'server.ts', shell: 'shell' }
  const { root } = fixtureWorkspace({ 'package.json': { platform }, ...Object.fromEntries(bundles) })
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  return readWorkspace(root)
}

test('builds all bundles and returns them with the shell first, then skips them', async () => {
  const workspace = workspaceWith({ news: '1', shell: '2', shop: '3' })
  const built = await build(workspace, [])
  expect(built.map(({ name, isNew }) => [name, isNew])).toEqual([
    ['shell', true],
    ['news', true],
    ['shop', true],
  ])
  expect((await build(workspace, [])).every(({ isNew }) => !isNew)).toBe(true)
})

test('a bundle that does not compile fails the build when the others are complete', async () => {
  const workspace = workspaceWith({ shell: 'import "./missing.js"', news: '1', shop: '2' })
  await expect(build(workspace, [])).rejects.toThrow(BuildFailed)
  for (const name of ['news', 'shop'])
    expect(existsSync(join(workspace.root, name, 'dist/bundle.json'))).toBe(true)
})

test('goes on without a bundle that does not compile, or whose configuration throws, if somebody is told', async () => {
  const workspace = workspaceWith({ shell: '1', news: 'import "./missing.js"', shop: '2' })
  writeFileSync(join(workspace.root, 'shop/rspack.config.ts'), "throw new Error('no configuration')")
  const told: [string, unknown][] = []
  const built = await build(workspace, [], { onFailure: (...failure) => void told.push(failure) })
  expect(built.map(({ name }) => name)).toEqual(['shell'])
  expect(told).toEqual([
    ['news', expect.any(BuildFailed)],
    ['shop', new Error('no configuration')],
  ])
})

test('reads the configuration again only if the sources or dist have changed', async () => {
  const [folder = ''] = workspaceWith({ shell: '1' }).bundles
  let reads = 0
  async function readsFor(stamp: string, isConclusive = true) {
    reads = 0
    const readInTurn = <T>(read: () => Promise<T>) => {
      reads += 1
      return read()
    }
    const { isNew, version } = await buildBundle(folder, { readInTurn, sources: { stamp, isConclusive } })
    return { reads, isNew, version }
  }
  expect(await readsFor('a', false)).toEqual({ reads: 1, isNew: true, version: '1' })
  expect(await readsFor('a')).toEqual({ reads: 1, isNew: false, version: '1' })
  expect(await readsFor('a')).toEqual({ reads: 0, isNew: false, version: '1' })
  expect(await readsFor('b')).toEqual({ reads: 1, isNew: false, version: '1' })
  rmSync(join(folder, 'dist'), { recursive: true })
  expect(await readsFor('b')).toEqual({ reads: 1, isNew: true, version: '1' })
})
